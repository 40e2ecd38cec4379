import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER, playTasks, SEEDS } from './playing.ts'
import { CLICKS } from './solvers/clicks.ts'
import { FORMS } from './solvers/forms.ts'
import { MAIL } from './solvers/mail.ts'
import { MOUSE } from './solvers/mouse.ts'
import { READING } from './solvers/reading.ts'
import type { Solver } from './solving.ts'

const PREFIX = 'twenty-first-'
const SOLVERS: Record<string, Solver> = { ...CLICKS, ...FORMS, ...MAIL, ...MOUSE, ...READING }

const SENDERS = '#area button, #area [type=submit], #go'

/** Pages whose last button may be the answer itself, opens something, or cannot be pressed yet. */
const NOT_SENT = new Set(
  `single-button start-then-finish key-by-its-label button-two-not-one button-in-another-script answer-in-the-pop-up
  any-control-of-that-kind flag-of-importance spam-thrown-out sides-of-a-polygon name-of-the-figure panel-that-unfolds
  rules-of-the-house-signed notice-with-a-cross post-of-one-account numbers-clicked-upwards appointment-in-the-day-plan post-box-all-deeds
  answer-under-the-message mail-asked-for-in-many-words`.split(/\s+/),
)

/** Whether a page has a button that sends it when it starts. */
function isSent(name: string): boolean {
  const source = readFileSync(join(FOLDER, 'miniwob', `${PREFIX}${name}.html`), 'utf8')
  return !NOT_SENT.has(name) && /<button(?![^>]*data-k)|type="submit"/.test(source)
}

describe('the twenty-first set of task pages', function () {
  this.timeout(90_000)
  const { names, play } = playTasks(PREFIX)

  it('has a solver for every page, and a page for every solver', () => {
    expect(names()).to.have.members(Object.keys(SOLVERS))
  })

  for (const [name, solver] of Object.entries(SOLVERS))
    it(`${name}: what is asked for can be done by hand, and gives the reward`, async () => {
      for (const seed of SEEDS) {
        const { raw, asked, errors } = await play(name, seed, solver)
        expect(errors, asked).to.deep.equal([])
        expect(raw, asked).to.equal(1)
      }
    })

  for (const name of Object.keys(SOLVERS).filter(isSent))
    it(`${name}: sent as it stands, it gives no reward`, async () => {
      const { raw } = await play(
        name,
        0,
        async ({ page }) => await page.locator(SENDERS).filter({ visible: true }).last().click(),
      )
      expect(raw).to.be.lessThan(1)
    })
})
