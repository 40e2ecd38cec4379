import { answerDialog } from './run/acting/confirm-dialog.ts'
import { checkOwnQuestion } from './run/acting/own-question.ts'
import { grantAction } from '../../lib/browser-session.ts'
import type { Json } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { API_REFUSED } from '../modes/refuse-request.ts'
import type { RegistryClient } from '../registry-client.ts'
import type { Engine, PendingWrite, Turn, TurnOutcome } from '../turn.ts'
import { readSmallTalk } from '../understand/requests/small-talk.ts'
import { type BrowserClient, createBrowser, OWN_QUESTION } from './browser.ts'
import { type AskServices, createAskServices } from './ask-services.ts'
import { createCarryOut } from './carry-out.ts'
import { chooseWay, type Way } from './choose-way.ts'
import { NeedsApproval, type RunPageLoop, type Step } from './contract.ts'
import { describePlan } from './describe-plan.ts'
import { readFollowUp, takeOption, withChosen } from './follow-up.ts'
import { asksForLetterDeed } from './goals/letters/say-letter-deed.ts'
import { readOrders } from './goals/read-orders.ts'
import { isNamedAll } from './goals/solve-goal.ts'
import { hasFoundNothing, isForLoop } from './loop-turn.ts'
import { createLoopTurns } from './loop-turns.ts'
import { addressesIn } from './loop/own-words.ts'
import { hasOnlyLooked } from './has-only-looked.ts'
import { joinMemory, type PageMemory, splitMemory } from './page-memory.ts'
import { asAnswer } from './read/as-answer.ts'
import { asksAboutPage, describeFields, describePage } from './describe-page.ts'
import { otherScheme } from './read/addresses.ts'
import { startsRequest } from './read/verbs.ts'
import { withoutExplanations } from './read/explanations.ts'
import { pointAtUnseen } from './run/acting/use-element.ts'
import { sayCost } from './read/say-cost.ts'
import { sayRemoval } from './read/say-removal.ts'
import { readStanding } from './standing-order.ts'
import { withSubject } from './read/with-subject.ts'
import { readInstructions } from './read/read-instructions.ts'
import { Interrupted } from './run/context.ts'
import { weighSources } from './weigh-sources.ts'
import { isQuestion, mayAsk, plainQuestion } from './run/asking/question-words.ts'
import { tellChanges, UNCHANGED } from './tell-changes.ts'
import { answerConfirmation, type Continuation, tellCarriedOut } from './wait-for-yes.ts'

export interface WebEngineOptions {
  /** Answers what is about the services. */
  inner: Engine
  registry: Pick<RegistryClient, 'call'>
  stateFolder: string
  logger: Logger
  /** Opens the loop with a language model, where one is configured. */
  openLoop?: (() => Promise<RunPageLoop>) | undefined
}

/** The browser's engine. `answer` gives nothing for messages that are not for a page. */
export interface WebEngine {
  answer(turn: Turn): Promise<TurnOutcome | undefined>
  execute(pending: PendingWrite, turn: Turn): Promise<TurnOutcome>
}

/** From this on the services are taken to know what is meant, whatever the page says. */
const SURE_OF_SERVICES = 0.6
/** An answer of the services to words that only the open page has. */
const UNLIKELY = 0.55

/** Readings below this are guesses at what a control is called. */
const GUESSED = 0.5
/** Orders that put words into fields. */
const TYPING = /^(?:add|enter|use|set|copy|paste)$/

/** Turns plain instructions into browser calls, with a grammar and the page's accessibility tree. */
export function createWebEngine({ inner, registry, stateFolder, logger, openLoop }: WebEngineOptions): WebEngine {
  const openBrowser = (turn: Turn): BrowserClient =>
    createBrowser({ registry, turn, session: turn.sessionId ?? 'default', stateFolder })

  const { run, endOf } = createCarryOut({ inner, openBrowser, stateFolder, logger })
  const loops = openLoop && createLoopTurns({ openLoop, openBrowser, stateFolder, logger, endOf })

  async function answer(given: Turn): Promise<TurnOutcome | undefined> {
    const order = withoutExplanations(readStanding(given.message).rest)
    const turn = {
      ...given,
      // What is done with a letter is read as a whole, whatever its clauses say by themselves.
      message: asksForLetterDeed(order) ? order : sayRemoval(sayCost(withSubject(order, startsRequest))),
      written: given.message,
    }
    const { web, rest } = splitMemory(turn.memory)
    const helped = web && !turn.dryRun ? await help(turn, web, rest) : undefined
    if (helped) return helped
    const scheme = otherScheme(turn.message)
    if (scheme)
      return refuse(`Only addresses of http and https are opened, and “${scheme}” is none.`, 'FORBIDDEN', web, rest)
    if (readSmallTalk(turn.message))
      return turn.mode === 'web' ? keepInner(await inner.answer({ ...turn, memory: rest }), web) : undefined
    const chosen = web?.choice && takeOption(turn.message, web.choice.options)
    if (chosen) return run(withChosen(web.choice!.rest, chosen.ref), turn, web, 0.95)
    const read = asAnswer(turn.message, readInstructions(turn.message))
    const follow = web && (read.unknown.length || read.confidence < 0.5) ? readFollowUp(turn.message, web) : undefined
    const reading = follow ?? read
    const browser = openBrowser(turn)
    const services = createAskServices(inner, turn, rest)
    const way = await chooseWay({
      reading,
      turn,
      web,
      browser,
      isFollowing: follow !== undefined,
      asksServices: async message => (await services(message)).confidence,
    })
    const weighed = await answerByEvidence(way, turn, web, rest, services, browser)
    if (weighed) return weighed
    const asked = way.kind === 'page' ? undefined : await askedOfPage(way, turn, web, services, browser)
    if (asked) return asked
    if (way.kind === 'services') return undefined
    const hasPage = web !== undefined || addressesIn(turn.message).length > 0
    if (loops && !turn.dryRun && isForLoop(way, turn, hasPage)) return loops.begin(turn, browser)
    const meant =
      way.kind === 'refused' && way.code === 'NEEDS_INPUT' && turn.approvals === 'never' && !turn.dryRun
        ? await asGoal([], turn, web, browser)
        : undefined
    if (meant) return meant
    const unfolded = await behindFolds(way, turn, web, browser)
    if (unfolded) return unfolded
    if (way.kind === 'refused') return refuse(way.message, way.code, web, rest)
    if (turn.dryRun) return describePlan(way.steps, way.confidence, web, rest)
    const outcome = await run(way.steps, turn, web, way.confidence, browser)
    const second =
      hasFoundNothing(outcome) || isUndone(outcome, turn) ? await asGoal(way.steps, turn, web, browser) : undefined
    if (second) return second
    const named =
      outcome.data.error && hasOnlyLooked(outcome.data.steps ?? [])
        ? await asNamed(way.steps, turn, web, browser)
        : undefined
    if (named) return named
    const third =
      way.confidence < GUESSED && hasFoundNothing(outcome)
        ? await askedOfPage(way, turn, web, services, browser)
        : undefined
    if (third) return third
    return loops && turn.engine !== 'builtin' && hasFoundNothing(outcome) ? loops.begin(turn, browser) : outcome
  }

  /** What the open page offers, where that is asked, and beside what the services know where help is asked for. */
  async function help(turn: Turn, web: PageMemory, rest: Json): Promise<TurnOutcome | undefined> {
    const about = asksAboutPage(turn.message) ?? (readSmallTalk(turn.message) === 'help' ? 'all' : undefined)
    if (!about) return undefined
    const browser = openBrowser(turn)
    const snapshot = await browser.snapshot().catch(() => undefined)
    if (!snapshot) return undefined
    const { text, fields } =
      about === 'fields' ? describeFields(snapshot) : { text: describePage(snapshot), fields: undefined }
    const known = about === 'all' && turn.mode === 'hybrid' ? await inner.answer({ ...turn, memory: rest }) : undefined
    return {
      response: known ? `${text}\n\n${known.response}` : text,
      data: { result: fields ?? null, ...(browser.steps.length && { steps: browser.steps }) },
      confidence: 0.95,
      toolsUsed: [...browser.toolsUsed, ...(known?.toolsUsed ?? [])],
      memory: joinMemory({ ...web, isLast: true }, rest),
      engine: 'builtin',
    }
  }

  /**
   * What the services are sure of is looked for on the page as well while that is spoken of: what has all that the question
   * speaks of answers, and where that is both or neither the answer says what it is from.
   */
  async function answerByEvidence(
    way: Way,
    turn: Turn,
    web: PageMemory | undefined,
    rest: Json,
    services: AskServices,
    browser: BrowserClient,
  ): Promise<TurnOutcome | undefined> {
    if (way.kind !== 'services' || !web?.isLast || turn.dryRun) return undefined
    const { message } = turn
    const { confidence, plan, changes } = await services(message)
    if (changes || !plan || confidence < SURE_OF_SERVICES) return undefined
    const snapshot = await browser.snapshot().catch(() => undefined)
    if (!snapshot) return undefined
    const source = weighSources(message, snapshot, plan)
    // "you" on a page is who made it: the page is asked, whatever the services have.
    const isOfMaker = asksMaker(message)
    if (source === 'services' && !isOfMaker) return undefined
    const onPage = await run([{ said: message, confidence: 0.9, kind: 'question' }], turn, web, 0.9, browser)
    const isAnswered = !onPage.data.error
    // Where neither has the very words, the page that was just spoken of comes first; whoever is asked for is who made it.
    // A wish is no question, whatever record it fits.
    const isOfPage =
      source === 'neither' && mayAsk(message) && (isAnswered ? onPage.confidence >= SURE_OF_SERVICES : isOfMaker)
    if (isOfPage || ((source === 'page' || isOfMaker) && isAnswered)) return onPage
    const known = await inner.answer({ ...turn, memory: rest })
    const page = `the open page “${web.title || web.url}”`
    const note = isAnswered
      ? `This is from the services. On ${page} I read: ${onPage.response}`
      : `This is from the services, not from ${page}.`
    return {
      ...known,
      response: `${known.response}\n\n${note}`,
      // Where the services do not have its words, what they say is about something else, as like as not.
      ...((source === 'page' || source === 'neither' || isOfMaker) && {
        confidence: Math.min(known.confidence, UNLIKELY),
      }),
      toolsUsed: [...known.toolsUsed, ...onPage.toolsUsed],
      memory: joinMemory({ ...web, isLast: false, choice: undefined }, known.memory),
    }
  }

  /** A question that no rule of the grammar reads, or that the services hardly know, may be one about the page that is open. */
  async function askedOfPage(
    way: Way,
    turn: Turn,
    web: PageMemory | undefined,
    services: AskServices,
    browser: BrowserClient,
  ): Promise<TurnOutcome | undefined> {
    if (!web || turn.dryRun || !mayAsk(turn.message) || (way.kind === 'refused' && way.code !== 'NEEDS_INPUT'))
      return undefined
    if (way.kind === 'services' && (!web.isLast || (await services(turn.message)).confidence >= SURE_OF_SERVICES))
      return undefined
    const { message } = turn
    const question: Step = {
      said: message,
      confidence: 0.9,
      kind: 'question',
      ...(way.kind !== 'services' && isQuestion(message) && { further: true }),
    }
    const outcome = await run([question], turn, web, 0.9, browser)
    return outcome.data.error ? undefined : outcome
  }

  /** Words that nothing explains as the page is shown may be those of what is behind its tabs, folds and menus. */
  async function behindFolds(
    way: Way,
    turn: Turn,
    web: PageMemory | undefined,
    browser: BrowserClient,
  ): Promise<TurnOutcome | undefined> {
    if (!web || turn.dryRun || way.kind !== 'refused' || way.code !== 'NEEDS_INPUT' || isQuestion(turn.message))
      return undefined
    const step: Step = { said: turn.message, confidence: 0.9, kind: 'unfold' }
    const outcome = await run([step], turn, web, 0.9, browser)
    return hasFoundNothing(outcome) ? undefined : outcome
  }

  /** Where clause by clause nothing was found, the whole message may say what is meant on the page as it is shown. */
  async function asGoal(
    steps: readonly Step[],
    turn: Turn,
    web: PageMemory | undefined,
    browser: BrowserClient,
  ): Promise<TurnOutcome | undefined> {
    // What changes more than the page is done as it was read, or not at all.
    const isGrave = /\b(?:delete|remove|erase|cancel|buy|pay|order|send|submit|post|publish|transfer)\b/i.test(
      turn.message,
    )
    if (
      !web ||
      (isGrave && turn.approvals !== 'never') ||
      // Words of the instruction itself are no text to type.
      (turn.approvals !== 'never' && readOrders(turn.message).list.some(({ kind }) => TYPING.test(kind))) ||
      (turn.approvals !== 'never' && steps.some(({ kind }) => !/^(?:click|follow|drag|set)$/.test(kind))) ||
      steps.some(({ kind }) => kind === 'goal' || kind === 'open') ||
      /^(?:extract|verify)$/.test(steps.at(-1)?.kind ?? '')
    )
      return undefined
    const { message } = turn
    const outcome = await run(
      [
        {
          said: message,
          confidence: 0.6,
          kind: 'goal',
          text: message,
          ...(turn.approvals !== 'never' && { asShown: true }),
        },
      ],
      turn,
      web,
      0.6,
      browser,
    )
    return hasFoundNothing(outcome) ? undefined : outcome
  }

  /** Where a message was read as telling or asking something in vain, all that it names on the page may be what is to be done. */
  async function asNamed(
    steps: readonly Step[],
    turn: Turn,
    web: PageMemory | undefined,
    browser: BrowserClient,
  ): Promise<TurnOutcome | undefined> {
    if (
      !web ||
      turn.approvals !== 'never' ||
      turn.dryRun ||
      steps.some(({ kind }) => kind === 'goal' || kind === 'open')
    )
      return undefined
    const snapshot = await browser.snapshot().catch(() => undefined)
    const { message } = turn
    if (!snapshot || !isNamedAll(message, snapshot)) return undefined
    const step: Step = { said: message, confidence: 0.6, kind: 'goal', text: message }
    const outcome = await run([step], turn, web, 0.6, browser)
    return hasFoundNothing(outcome) ? undefined : outcome
  }

  return {
    answer,
    async execute(pending, turn) {
      const { web, rest: memory } = splitMemory(turn.memory)
      const next = pending.web as unknown as Continuation
      if (next.inner) {
        const { web: _, ...own } = pending
        const made = await inner.execute(own, { ...turn, memory })
        if (made.pending && next.rest.length)
          return { ...made, pending: { ...made.pending, web: pending.web! }, memory: joinMemory(web, made.memory) }
        if (made.data.error || !next.rest.length) return { ...made, memory: joinMemory(web, made.memory) }
        const after = await run(next.rest, { ...turn, memory: joinMemory(web, made.memory) }, web, 0.9)
        return {
          ...after,
          response: `${made.response}\n${after.response}`,
          data: { ...after.data, steps: [...(made.data.steps ?? []), ...(after.data.steps ?? [])] },
          toolsUsed: [...made.toolsUsed, ...after.toolsUsed],
        }
      }
      if (next.loop && loops) return loops.goOn(next, next.loop, turn)
      if (next.fingerprint === '') return run(next.rest, { ...turn, granted: next.granted }, web, 0.9)
      const granted = { ...turn, granted: next.granted }
      const browser = openBrowser(granted)
      return run(next.rest, granted, web, 0.95, browser, async context => {
        const isOwn = next.fingerprint.startsWith(OWN_QUESTION)
        if (isOwn) await checkOwnQuestion(next.fingerprint, next.args['ref'], context)
        else grantAction(stateFolder, turn.sessionId ?? 'default', next.fingerprint)
        const before = await browser.snapshot().catch(() => undefined)
        try {
          const made = await browser
            .confirm(next.tool, next.args, isOwn ? undefined : next.fingerprint)
            .catch(async (error: unknown) => {
              if (next.tool === 'click' && (await pointAtUnseen(error, next.args['ref'], context)))
                return browser.confirm(next.tool, next.args, isOwn ? undefined : next.fingerprint)
              // What the agent asked by itself, whether to delete, the service may ask as well: it is the same question.
              if (!(error instanceof NeedsApproval) || !isOwn || !/\bdelete\b/.test(error.approval.action)) throw error
              grantAction(stateFolder, turn.sessionId ?? 'default', error.approval.fingerprint)
              return browser.confirm(next.tool, next.args)
            })
          await answerConfirmation(made, context)
        } catch (error) {
          // The page changed in between: the question is asked anew, and what comes after it waits as well.
          if (error instanceof NeedsApproval) throw new Interrupted(error, next.rest)
          throw error
        }
        const now = before && (await browser.snapshot().catch(() => undefined))
        const changes = before && now ? tellChanges(before, now) : ''
        context.told.push(tellCarriedOut(next.action, web, browser.state, changes))
        context.sure.push(changes === UNCHANGED ? 0.6 : 0.95)
        const pressed = before?.nodes.find(({ ref }) => ref === next.args['ref'])
        if (next.tool === 'click' && pressed) await answerDialog(pressed.name.split(' ')[0]!, pressed.ref, context)
      })
    },
  }
}

/** Whether nothing came of a reading, for somebody who lets the agent act without asking: it may be read another way. */
const isUndone = ({ data }: TurnOutcome, { approvals }: Turn): boolean =>
  approvals === 'never' &&
  (data.error?.code === 'AMBIGUOUS' || data.error?.code === 'TOOL_FAILED') &&
  hasOnlyLooked(data.steps ?? [])

/** Whether "you" in a question is those who made the page, or anybody: not the agent, who is only asked to tell. */
const asksMaker = (message: string): boolean => /\byou(?:r|rs)?\b/i.test(plainQuestion(message))

const keepInner = (outcome: TurnOutcome, web: PageMemory | undefined): TurnOutcome => ({
  ...outcome,
  memory: joinMemory(web, outcome.memory),
})

function refuse(
  message: string,
  code: 'API_DISABLED' | 'NEEDS_INPUT' | 'NOT_AVAILABLE' | 'FORBIDDEN',
  web: PageMemory | undefined,
  rest: Json,
): TurnOutcome {
  return {
    response: code === 'API_DISABLED' ? API_REFUSED : message,
    data: { result: null, error: { code, message } },
    confidence: code === 'API_DISABLED' ? 1 : 0.2,
    toolsUsed: [],
    memory: joinMemory(web, rest),
    engine: 'builtin',
  }
}
