import type { Settings } from '../../../config/settings.ts'
import type { PageSnapshot } from '../../../contract/page.ts'
import { AgentError, messageOf } from '../../../lib/errors.ts'
import { generate } from '../../model/loop/generate.ts'
import { LIMITS } from '../../model/limits.ts'
import { estimateTokens } from '../../model/prompt/estimate-tokens.ts'
import { quoteData, quoteJson } from '../../model/prompt/quote-data.ts'
import type { ModelMessage, ModelProvider } from '../../model/provider.ts'
import { createReceipt } from '../../model/receipt.ts'
import { findSecrets, isUnmistakable } from '../../secrets/find-secrets.ts'
import { hideSecrets, noteSecret, secretsOfTurn } from '../../secrets/turn-secrets.ts'
import { BrowserFailed, type LoopOutcome, type RunPageLoop } from '../contract.ts'
import { actionSchema } from './action-schema.ts'
import { isEnding, type Choices, type Doing, type Ending } from './actions.ts'
import { allowAction } from './allow-action.ts'
import { doAction } from './do-action.ts'
import { addressesIn, createSeenTexts } from './own-words.ts'
import { comparePages } from './page-differences.ts'
import { beginLoop, tellPage } from './prompt.ts'
import { readAction } from './read-action.ts'
import { stateLines, tellDifferences } from './tell-differences.ts'
import { tellLoopEnd, type LoopEnd } from './tell-loop-end.ts'
import { canBeChecked, canBeChosenFrom, canBeClicked, canBeTypedInto, viewPage, type PageView } from './view-page.ts'
import { watchProgress } from './watch-progress.ts'

export interface PageLoopOptions {
  provider: ModelProvider
  settings: Pick<
    Settings['model'],
    'max_steps' | 'max_tokens' | 'max_output' | 'context' | 'answer_timeout' | 'name' | 'provider'
  >
  clock?: () => Date
}

/** Answers of the model in a row that are no action, and actions in a row that fail, after which it is stopped. */
const MOST_WRONG = 3
/** Actions that were made before, in all. */
const MOST_REPEATS = 3
/** Tokens of the rules and the schema, and the page's share of what is left. */
const RESERVE = 1200
const PAGE_SHARE = 0.6
/** Tokens of a page where nothing says how much the model reads. */
const PAGE_TOKENS = 8000
const LEAST_PAGE = 400

/**
 * The loop over the browser: the page, one action of the model held to what can be done on it, what changed. It is bounded by
 * `[model]` max_steps, max_tokens and answer_timeout, ends where nothing leads any further, and opens no address and confirms
 * no action by itself.
 */
export function createPageLoop({ provider, settings, clock = () => new Date() }: PageLoopOptions): RunPageLoop {
  return async (message, browser, told) => {
    const receipt = createReceipt()
    const until = performance.now() + settings.answer_timeout * 1000 * LIMITS.time
    const probed = await provider.probe(browser.signal)
    const model = probed.name ?? (settings.name || probed.provider)
    const context = probed.context ?? settings.context
    const room = context > 0 ? Math.max(LEAST_PAGE, context - settings.max_output - RESERVE) : PAGE_TOKENS / PAGE_SHARE
    const pageTokens = Math.max(LEAST_PAGE, Math.min(PAGE_TOKENS, Math.floor(room * PAGE_SHARE)))

    noteSecret(...findSecrets(message).filter(value => isUnmistakable(value) || /\d/.test(value)))
    const request = secretsOfTurn()?.seal(message) ?? message
    const addresses = addressesIn(message)
    let page = await browser.snapshot()
    const seen = createSeenTexts(message, told.length ? addresses : [...addresses, page.url])
    const grounds: unknown[] = []
    const look = (at: PageSnapshot) => {
      grounds.push([at.title, at.url, at.nodes.map(node => [node.name, node.value])])
      for (const node of at.nodes) seen.see(node.frame ?? at.url, [node.name, node.value ?? '', node.description ?? ''])
    }
    look(page)
    let view = viewPage(page, pageTokens)
    let messages = begin()
    const progress = watchProgress()
    let failure: string | undefined
    let wrong = 0
    let repeats = 0
    let isNudged = false

    function begin(): ModelMessage[] {
      return beginLoop({ request, today: clock(), told: told.map(hideSecrets), state: stateLines(page), view })
    }
    const tell = (ended: LoopEnd): LoopOutcome => ({
      ...tellLoopEnd(ended, { request: hideSecrets(message), told: told.map(hideSecrets), failure, grounds }),
      model,
      receipt: receipt.write(model),
    })
    /** Tells the model what became of its turn. */
    const reply = (said: string, text: string) => {
      messages.push({ role: 'assistant', text: said }, { role: 'user', text })
      if (context > 0 && estimateTokens(messages) > room) messages = begin()
    }

    async function ask(choices: Choices): Promise<string> {
      const schema = actionSchema(choices)
      const started = performance.now()
      receipt.asking(model, estimateTokens([messages, schema]))
      try {
        const said = await generate(provider, { messages, schema, maxOutput: settings.max_output }, browser.signal)
        receipt.model(model, started, said.usage)
        return said.text
      } catch (error) {
        if (!browser.signal.aborted) receipt.model(model, started, { input: 0, output: 0 }, messageOf(error))
        throw error
      }
    }

    /** Carries an action out; what the model is told of it. */
    async function carryOut(asked: Doing): Promise<string> {
      const { action, error } = allowAction(asked, page, seen)
      if (error !== undefined) return refuse(error)
      if (progress.isRepeated(action, page)) {
        repeats++
        return 'Note of the program: you did this before on this same page, and it is as it was. It was not done again. Do something else, or stop.'
      }
      try {
        const before = page
        const done = await doAction(action, page, browser)
        page = done.page
        look(page)
        told.push(done.told)
        failure = undefined
        wrong = 0
        const differences = comparePages(before, page)
        view = viewPage(page, pageTokens)
        const changes = differences.isNew ? undefined : tellDifferences(differences, page, pageTokens / 2)
        return changes ?? tellPage(stateLines(page), view)
      } catch (error) {
        if (!(error instanceof BrowserFailed)) throw error
        failure = error.message
        wrong++
        await lookAgain()
        return (
          'Note of the program: this FAILED. What the browser says:\n' +
          `${quoteData('browser', [quoteJson(error.message, LIMITS.text)])}\nCorrect it, try another way, or stop.\n\n` +
          `${tellPage(stateLines(page), view)}`
        )
      }
    }
    /** After a failure the page may be another one; where it cannot be looked at, the failure said so. */
    async function lookAgain(): Promise<void> {
      try {
        page = await browser.snapshot()
        look(page)
      } catch (error) {
        if (!(error instanceof BrowserFailed)) throw error
      }
      view = viewPage(page, pageTokens)
    }
    function refuse(error: string): string {
      wrong++
      return `Note of the program: not done. Why:\n${quoteData('check', [quoteJson(error, LIMITS.text)])}\nAnswer with one action that can be done.`
    }

    for (let step = 1; step <= settings.max_steps; step++) {
      if (receipt.tokens >= settings.max_tokens) return tell({ end: 'tokens' })
      if (performance.now() > until) return tell({ end: 'seconds' })
      const choices = choicesOn(view, page, addresses)
      let said: string
      try {
        said = await ask(choices)
      } catch (error) {
        browser.signal.throwIfAborted()
        if (error instanceof AgentError)
          return tell({ end: 'failed', error: { code: error.code, message: error.message } })
        throw error
      }
      const { action, error } = readAction(said, choices)
      if (error !== undefined) reply(said, refuse(error))
      else if (action.do === 'more') {
        view = viewPage(page, pageTokens, view.before + view.shown.size)
        reply(said, tellPage(stateLines(page), view))
      } else if (!isEnding(action)) reply(said, await carryOut(action))
      else if (action.do === 'finish' && !told.length && !isNudged) {
        isNudged = true
        reply(
          said,
          'Note of the program: nothing was done yet. If the request asks for something to be done, do it now. ' +
            'If it only asks what is on the page, say finish again.',
        )
      } else return tell(endOf(action))
      if (wrong >= MOST_WRONG || repeats >= MOST_REPEATS) return tell({ end: 'repeats' })
    }
    return tell({ end: 'steps' })
  }
}

const endOf = (action: Ending): LoopEnd => {
  if (action.do === 'finish') return { end: 'done', answer: action.answer }
  return action.do === 'ask'
    ? { end: 'question', question: action.question }
    : { end: 'stopped', reason: action.reason }
}

/** What can be done on the part of a page that is shown. */
function choicesOn({ shown, after }: PageView, page: PageSnapshot, addresses: readonly string[]): Choices {
  const nodes = [...shown.values()]
  const refs = (fits: (node: (typeof nodes)[number]) => boolean) => nodes.filter(fits).map(node => node.ref)
  return {
    click: refs(canBeClicked),
    type: refs(canBeTypedInto),
    select: new Map(nodes.filter(canBeChosenFrom).map(node => [node.ref, node.options!.map(option => option.label)])),
    check: refs(canBeChecked),
    refs: refs(() => true),
    drag: refs(node => node.draggable === true || node.role === 'slider'),
    addresses,
    hasMore: after > 0,
    hasDialog: (page.dialogs ?? []).some(dialog => dialog.state === 'waiting'),
  }
}
