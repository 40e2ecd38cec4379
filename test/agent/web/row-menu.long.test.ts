import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

/** A table whose rows have menus that are drawn at the end of the page, and dialogs that ask. */
const KEYS = `<!doctype html><title>Hives</title><h1>Hives</h1><table><thead><tr><th>Hive<th>Place<th>Lent<th></tr></thead><tbody id=b></tbody></table>
<p>Last: <output id=o>nothing</output></p><div id=layer></div><script>
let H = [['Linden', 'Orchard', 'on loan'], ['Clover', 'Meadow', 'at home'], ['Heather', 'Moor', 'on loan']]
const act = (h, t) => {
  if (t === 'Move') o.textContent = 'moved ' + h[0]
  if (t === 'Move') layer.innerHTML = ''
  if (t === 'Delete hive') {
    layer.innerHTML = '<div role=alertdialog aria-labelledby=t><h2 id=t>Delete ' + h[0] + '?</h2><p>This cannot be undone.</p><button>Cancel</button><button>Delete</button></div>'
    const [no, yes] = layer.querySelectorAll('button')
    no.onclick = () => { layer.innerHTML = '' }
    yes.onclick = () => { layer.innerHTML = ''; o.textContent = 'deleted ' + h[0] }
  }
}
b.innerHTML = H.map(h => '<tr>' + h.map(t => '<td>' + t).join('') + '<td><button aria-label="More actions" aria-haspopup=menu>⋮</button></tr>').join('')
b.querySelectorAll('button').forEach((x, k) => x.onclick = () => {
  layer.innerHTML = '<ul role=menu><li role=menuitem tabindex=-1>Move<li role=menuitem tabindex=-1>Delete hive</ul>'
  layer.querySelectorAll('li').forEach(l => l.onclick = () => act(H[k], l.textContent))
})
</script>`

describe('the menu of a row', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-hives-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'hives.html'), KEYS)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/hives`)
  })
  const last = async () => (await pages.say('what is the last')).data.result

  it('does what is said of that row, after a yes that names it and one to what the page asks then', async () => {
    const asked = await pages.say('delete the hive Clover')
    expect(asked.response).to.contain('Delete hive').and.contain('Meadow')
    const again = await pages.approve()
    expect(again.response).to.contain('Delete Clover?')
    expect(again.pending).not.to.equal(undefined)
    await pages.approve()
    expect(await last()).to.equal('deleted Clover')
  })

  for (const message of [
    'delete the hive Willow',
    'delete the hive on loan',
    'burn the hive Clover',
    'delete the hive Linden in the Moor',
  ])
    it(`does nothing where no row, several, or no entry is called so: ${message}`, async () => {
      const { data, pending } = await pages.say(message)
      expect(data.error).not.to.equal(undefined)
      expect(pending).to.equal(undefined)
      expect(await last()).to.equal('nothing')
    })

  it('has rows whose state is told by what they say, or by what others say', async () => {
    for (const [question, answer] of [
      ['is Linden on loan?', true],
      ['is Clover on loan?', false],
    ] as const)
      expect((await pages.say(question)).data.result, question).to.equal(answer)
    for (const question of ['is Linden under repair?', 'is Willow on loan?'])
      expect((await pages.say(question)).data.result, question).not.to.equal(true)
  })
})
