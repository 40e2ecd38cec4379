import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { readTurn } from '../../../src/agent/web/fit/words.ts'
import { answerPlan } from '../../../src/agent/web/run/asking/answer-plan.ts'
import { isQuestion, plainQuestion } from '../../../src/agent/web/run/asking/question-words.ts'
import { openPages, type Pages } from './open-pages.ts'

/** Folds within folds: benches with a switch of the same name each, a field, and a table whose heads say what rows are. */
const GREENHOUSE = `<!doctype html><title>Greenhouse</title><h1>Greenhouse</h1><style>div div { display: none } div.open > div, div.open { display: block }</style>
<main id=m></main><p>Log: <output id=o>nothing</output></p><script>
const fold = (name, body) => '<div class=f><h3><button aria-expanded=false>' + name + '</button></h3><div>' + body + '</div></div>'
const bench = name => fold(name, '<label><input type=checkbox role=switch checked value="' + name + '"> Heating</label>')
const row = name => '<tr><td>' + name + '</td><td>6:00</td><td><button title=Delete>×</button></td></tr>'
m.innerHTML = fold('Benches', bench('North bench') + bench('South bench')) +
  fold('Programmes', fold('Night', '<label>Name of the night programme <input id=n value="Owl"></label>')) +
  fold('Timers', '<table><tr><th>Timer</th><th>Starts</th><th></th></tr>' + row('Misting') + row('Lamps') + '</table><label>Timer <input></label> <label>Starts <input></label>')
m.onclick = ({ target }) => {
  const head = target.closest('h3 button')
  if (head) head.setAttribute('aria-expanded', String(head.closest('.f').classList.toggle('open')))
  if (target.value && target.type === 'checkbox') o.textContent = target.value + ' ' + target.checked
}
document.querySelectorAll('.f > div').forEach(part => { part.className = 'part' })
</script><style>.f { display: block !important } .part { display: none !important } .open > .part { display: block !important }</style>`

describe('what is folded within folds', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-folded-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'greenhouse.html'), GREENHOUSE)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/greenhouse`)
  })

  for (const words of ['turn off the heating for the South bench', 'cut off the heating of the South bench'])
    it(`is switched under the name of its part: ${words}`, async () => {
      await pages.say(words)
      expect((await pages.say('what does log say')).data.result).to.equal('South bench false')
    })

  it('is read by the label of its field', async () => {
    const { data } = await pages.say('what is the night programme called?')
    expect(data.result).to.equal('Owl')
  })

  it('has rows that are told by what they say, not by the heads of their columns', async () => {
    const { pending, response } = await pages.say('delete the timer of the lamps')
    expect(pending, response).to.be.an('object')
    expect(response).to.include('Lamps').and.not.to.include('Misting')
  })
})

describe('a plan of times', () => {
  const columns = ['Time', 'Room 1 small', 'Room 2 large']
  const row = (time: string, one: string, two: string) => ({ Time: time, [columns[1]!]: one, [columns[2]!]: two })
  const rows = [row('09:00', 'Free', 'R. Amber'), row('10:00', 'Free', 'Free'), row('15:00', 'Choir', 'Free')]
  const said = (question: string) => answerPlan(question, [{ columns, rows }])?.result
  it('is answered by the cell where a column and a time meet', () => {
    expect(said('who has room 2 at nine?')).to.equal('R. Amber')
    expect(said('who is in room 1 at 3?')).to.equal('Choir')
    expect(said('who has room 1 at 10:00?')).to.equal(null)
  })
  it('is answered by the columns that say a word at a time', () => {
    expect(said("which rooms are free at 9 o'clock?")).to.deep.equal(['Room 1 small'])
    expect(said('which rooms are free at ten')).to.deep.equal(['Room 1 small', 'Room 2 large'])
  })
  it('says nothing of other times, other columns, and other tables', () => {
    expect(said('who has room 3 at nine?')).to.equal(undefined)
    expect(said('who has room 2 at eleven?')).to.equal(undefined)
    expect(said('which singers are free at nine?')).to.equal(undefined)
    expect(
      answerPlan('who has stock at nine?', [{ columns: ['Item', 'Stock'], rows: [{ Item: 'Tea', Stock: 4 }] }]),
    ).to.equal(undefined)
  })
})

describe('what is turned on or off', () => {
  it('is what stands beside the particle', () => {
    expect(readTurn('turn off the fan in the hall')).to.deep.equal({ to: 'off', what: 'the fan in the hall' })
    expect(readTurn('switch the fan on')).to.deep.equal({ to: 'on', what: 'the fan' })
    expect(readTurn('switch the fan on in the hall')).to.deep.equal({ to: 'on', what: 'the fan in the hall' })
  })
  for (const words of ['set the fan to 3', 'cut the ribbon', 'turn the page', 'put the cup on the shelf'])
    it(`is nothing of: ${words}`, () => expect(readTurn(words)).to.equal(undefined))
})

describe('questions in other words', () => {
  it('ask for a name, and for what something is now', () => {
    expect(plainQuestion("what's the ferry called?")).to.equal('what is the name of the ferry?')
    expect(plainQuestion('which tariff is set?')).to.equal('which tariff is it?')
    expect(plainQuestion('which posts are drafts?')).to.equal('which posts are drafts?')
    expect(plainQuestion('who called Ann?')).to.equal('who called Ann?')
  })
  it('are none where the noun is the deed', () => {
    expect(isQuestion('do a full rinse')).to.equal(false)
    for (const words of ['do the buses run today', 'do a lot of people come here?'])
      expect(isQuestion(words), words).to.equal(true)
  })
})
