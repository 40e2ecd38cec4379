import { expect } from 'chai'
import { execa } from 'execa'
import { fileURLToPath } from 'node:url'
import { openEngine, type TaskEngine } from '../../../../scripts/miniwob/open-engine.ts'
import { openTasks, type Tasks } from '../../../../scripts/miniwob/open-tasks.ts'
import { runEpisode } from '../../../../scripts/miniwob/run-episode.ts'

const FOLDER = fileURLToPath(new URL('../../../support/tasks/html', import.meta.url))
const SCRIPT = fileURLToPath(new URL('../../../../scripts/run-miniwob.ts', import.meta.url))

/** Each is a kind of goal; seeds that nothing was tried with. Every tenth one is run, all of them with `TASKS=all`. */
const TASKS =
  'arithmetic bold-word calendar-popup colour-box copy-field count-shapes drag-into-box equation flight fifth-answer-a-mail fifth-basket-with-signs fifth-bin-icon-of-mail fifth-calendar-behind-field fifth-cards-face-down fifth-copy-pattern fifth-cross-off-list fifth-day-plan fifth-dishes-of-a-kind fifth-every-post-of-one fifth-exactly-these fifth-facts-into-boxes fifth-film-form fifth-grid-neighbour fifth-heavier-parcel fifth-higher-of-two-scores fifth-knob-below-zero fifth-latest-train fifth-nth-option-then-button fifth-one-fact-from-table fifth-password-twice fifth-roll-below fifth-rows-that-say-yes fifth-shapes-into-frame fifth-sign-in-with-layer fifth-slanted-letters fifth-small-into-large fifth-spin-down fifth-style-all fifth-sum-of-column fifth-survey-in-steps fifth-third-area-to-line fifth-thumb-of-comment fifth-turn-cube fifth-unfold-and-press fourth-add-up-prices fourth-archive-all-of fourth-box-around fourth-chain-of-sums fourth-filter-and-count fourth-follow-and-like fourth-give-stars fourth-hint-on-hover fourth-name-in-dialog fourth-order-shares fourth-last-weekday fourth-order-by-arrows fourth-order-number-copy fourth-paged-numbers fourth-reply-in-thread fourth-search-then-read fourth-sign-in-two-steps fourth-stay-dates fourth-swap-fields fourth-switches fourth-tag-chips fourth-tiles-in-a-row fourth-tiles-of-colour fourth-two-lists fourth-two-thumbs fourth-widen-picture greatest-number grid-point hot-and-cold guess handle-slider mail-reply menu-path nth-word scroll-list search-results sections-hide-link shades-of sign-scrolled similar-words sixth-add-to-the-text sixth-all-except sixth-answer-a-post sixth-button-beside sixth-cinema-tickets sixth-colour-of-a-word sixth-delete-by-sender-and-subject sixth-drag-below-another sixth-flight-shortest sixth-forward-by-subject sixth-link-on-some-tab sixth-menu-three-deep sixth-most-points sixth-nth-suggestion sixth-odd-one-out sixth-option-in-group sixth-order-vegan sixth-pizza-order sixth-post-menu-entry sixth-same-as-billing sixth-search-inbox-and-reply sixth-shapes-by-kind-into-boxes sixth-terminal-remove-all sixth-tree-tick sixth-wait-for-the-bar sixth-where-lines-cross sort-by-drag suggest table-lookup tabs-hide-link text-bold third-alert-modal third-blocks-sum third-circle-centre third-drag-order third-midpoint third-move-text third-name-the-shape third-noughts third-ordered-numbers third-pie-menu third-polygon-sides third-range-three third-register third-right-angle third-social-post third-stock-wait three-aria-sliders tree-folder until-below'.split(
    ' ',
  )

describe('goals over a whole page, in a real browser', function () {
  this.timeout(60_000)
  let tasks: Tasks
  let engine: TaskEngine
  before(async () => {
    tasks = await openTasks(FOLDER)
    engine = await openEngine()
  })
  after(async () => {
    await engine.close()
    await tasks.close()
  })

  for (const task of process.env.TASKS === 'all' ? TASKS : TASKS.filter((_, at) => at % 10 === 0))
    it(task, async () => {
      const { success, utterance, said } = await runEpisode({ task, seed: 77, limit: 30, tasks, engine })
      expect(success, `${utterance} → ${said}`).to.equal(true)
    })

  it('an episode that nothing is done in is no success', async () => {
    const idle: TaskEngine = {
      open: async address => ({ ...(await engine.open(address)), ask: () => Promise.resolve('') }),
      close: () => Promise.resolve(),
    }
    const { success, reward, reason } = await runEpisode({
      task: 'arithmetic',
      seed: 1,
      limit: 30,
      tasks,
      engine: idle,
    })
    expect({ success, reward, reason }).to.deep.equal({
      success: false,
      reward: 0,
      reason: 'the episode was not finished',
    })
  })
})

describe('the harness', function () {
  this.timeout(60_000)
  it('says what is wrong with MINIWOB_HTML and ends with 2', async () => {
    for (const [env, words] of [
      [{}, 'MINIWOB_HTML is not set'],
      [{ MINIWOB_HTML: 'no-such-folder' }, 'has no core/core.js'],
    ] as const) {
      const { exitCode, stderr } = await execa(process.execPath, [SCRIPT], { env, reject: false })
      expect(exitCode).to.equal(2)
      expect(stderr).to.include(words)
    }
  })
})
