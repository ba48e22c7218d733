import asyncio
from tests.cogs.scene import empty
from tests.e2e.choosy import plain, Choosy
from tests.e2e.player import asks, decisions
OUT=open('/tmp/look.txt','w')
class Looker(Choosy):
    def liking(self,label,hint):
        for s,v in (('Attack',9),('End your moves',2),('Send',3),('Be ',5),('Give',1.5),("Don",2.5)):
            if label.startswith(s): return v
        return 3
    async def _seen(self, reply):
        panel=await super()._seen(reply)
        OUT.write(f"--- {self.user.name} pressed {self.pressed[-1:]}\n{plain(panel.text)}\nMENUS {[(m.placeholder,[(o.label,o.description) for o in m.options][:8]) for m in panel.menus]}\nBUTTONS {[b.label for b in panel.buttons]}\nIMG {len(panel.images)}\n"); OUT.flush()
        return panel
async def test_look(tmp_path):
    async with empty(tmp_path) as scene:
        people=[scene.ann,scene.bo,scene.cat]
        await scene.open('fallen_kingdoms',scene.cat)
        ps=[Looker(u,i) for i,u in enumerate(people)]
        for k in range(60):
            for p in ps:
                board=await p.board(scene.thread)
                if board is None: return
                if p.user.name in plain(board.text).rpartition("⏳")[2]:
                    await p.play(scene.thread)
            scene.clock.advance(seconds=120)
            await scene.services.clocks.look(); await scene.quiet()
        OUT.write("\n\nTHREAD\n"+"\n".join(plain(m.text) for m in scene.ann.sees(scene.thread)))
