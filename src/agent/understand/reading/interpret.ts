import { readTheOneNamed } from '../follow-ups/of-whom-before.ts'
import { isTurnOver, runAtOnce, runInSlices } from '../../../lib/in-slices.ts'
import { annotateSteps } from '../chunks/annotate.ts'
import { assemble } from '../assemble/assemble.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from './draft.ts'
import { changeGroups } from '../follow-ups/follow-groups.ts'
import { groupsThemselves } from '../follow-ups/groups-themselves.ts'
import { itOfBefore } from '../follow-ups/it-of-before.ts'
import { reportsToThem } from '../follow-ups/reports-to-them.ts'
import { roleOfOwner } from '../follow-ups/role-of-owner.ts'
import { sameAsBefore } from '../follow-ups/same-as-before.ts'
import { theOneAmong } from '../follow-ups/the-one-among.ts'
import { sameOfPlace } from '../follow-ups/follow-place.ts'
import { sameFigureOfOthers } from '../follow-ups/figure-of-others.ts'
import { leaveOutBefore, whatElse } from '../follow-ups/others-than-before.ts'
import { firstToCome } from '../follow-ups/first-to-come.ts'
import { mostOfCounted } from '../follow-ups/most-of-counted.ts'
import { changeColumns } from '../follow-ups/other-columns.ts'
import { doubtFragment } from '../follow-ups/fragment-alone.ts'
import { whichKindOfBefore } from '../follow-ups/which-kind.ts'
import { otherPart, shareOfBefore } from '../follow-ups/follow-share.ts'
import { whoseExtreme } from '../follow-ups/whose-extreme.ts'
import { continueQuery } from '../follow-ups/follow-up.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { ignoreAskedOf } from './ignore-asked-of.ts'
import { ignoreFieldsOfOthers } from './fields-of-others.ts'
import type { AppKnowledge, Interpretation } from './interpretation.ts'
import { isAllOf } from './still-one.ts'
import { asksWhy } from '../asks/why.ts'
import { answersQuestion } from '../choice/answers-question.ts'
import { judge } from '../choice/judge.ts'
import type { Tags } from '../choice/pass-over.ts'
import {
  ignoreOtherApps,
  ignoreOtherKinds,
  ignorePointers,
  ignoreUnboundPointers,
  isAbout,
  saysMine,
  saysTheyAreMine,
} from './pointers.ts'
import type { Query } from './query.ts'
import type { Message } from '../requests/read-message.ts'
import { type Picks, searchSteps } from '../choice/search-readings.ts'
import { rulesFor } from './rules-for.ts'

/** A reading with what it was made of. */
interface Remembered {
  knowledge: AppKnowledge
  previous: Query | undefined
  tries: number
  tags: Tags | undefined
  /** The likeliest reading. */
  first: Interpretation
  /** The best of as many as were tried. */
  reading: Interpretation
}

/** How messages were read already: data are read in rounds, and a change tries each description on many kinds of record. */
const remembered = new WeakMap<Message, Remembered[]>()

/** How a message is read: after what was asked before, with how many tries, and with parts of speech where it is read tolerantly. */
export interface ReadingOptions {
  previous?: Query | undefined
  tries?: number
  tags?: Tags
}

/**
 * Reads a message against one application: its chunks once, then the likeliest reading of them and up to `tries` others,
 * of which the best is taken. With parts of speech it is read tolerantly (`pass-over.ts`). Pure: the same message and knowledge give
 * the same reading, which is made once and belongs to all who asked for it.
 */
export const interpret = (message: Message, knowledge: AppKnowledge, options?: ReadingOptions): Interpretation =>
  runAtOnce(interpretSteps(message, knowledge, options))

/** Reads a message against each of several applications, in slices: others get their turn in between. */
export const interpretInSlices = (
  message: Message,
  apps: readonly AppKnowledge[],
  options?: ReadingOptions,
): Promise<Interpretation[]> => runInSlices(interpretEach(message, apps, options))

/** The same against applications of a catalogue, by their names, of which nothing is learnt meanwhile. */
export const interpretKnown = (
  message: Message,
  knowledge: Pick<Knowledge, 'apps' | 'whileUnchanged'>,
  apps: string[] | undefined,
  options?: ReadingOptions,
): Promise<Interpretation[]> =>
  knowledge.whileUnchanged(() => interpretInSlices(message, knowledge.apps(apps), options))

function* interpretEach(
  message: Message,
  apps: readonly AppKnowledge[],
  options?: ReadingOptions,
): Generator<void, Interpretation[]> {
  const readings: Interpretation[] = []
  for (const app of apps) readings.push(yield* interpretSteps(message, app, options))
  return readings
}

function* interpretSteps(
  message: Message,
  knowledge: AppKnowledge,
  { previous, tries = 1, tags }: ReadingOptions = {},
): Generator<void, Interpretation> {
  const alike = (remembered.get(message) ?? []).filter(
    one => one.previous === previous && one.tags === tags && isSameKnowledge(one.knowledge, knowledge),
  )
  const same = alike.find(one => one.tries === tries)
  if (same) return same.reading
  const chunks = yield* annotateSteps(message, knowledge.dictionary, knowledge.vocabularies)
  const given: Given = { message, chunks, knowledge, previous, tags }
  const first = alike[0]?.first ?? (yield* readChunks(given, LIKELIEST))
  const reading = yield* searchSteps(function* (picks) {
    return picks.size ? yield* readChunks(given, picks) : first
  }, tries)
  // Others may have read it in the meantime.
  const before = remembered.get(message) ?? []
  remembered.set(message, [...before, { knowledge, previous, tries, tags, first, reading }])
  return reading
}

const LIKELIEST: Picks = new Map()

/** What is the same for every reading of a message. */
interface Given {
  message: Message
  chunks: readonly Chunk[]
  knowledge: AppKnowledge
  previous: Query | undefined
  tags: Tags | undefined
}

/** Whether nothing was learnt of the application in between. */
const isSameKnowledge = (one: AppKnowledge, other: AppKnowledge): boolean =>
  one.model === other.model &&
  one.revision === other.revision &&
  one.dictionary === other.dictionary &&
  one.ownElsewhere === other.ownElsewhere &&
  one.otherApps === other.otherApps &&
  one.otherKinds === other.otherKinds &&
  one.vocabularies.length === other.vocabularies.length &&
  one.vocabularies.every((vocabulary, at) => vocabulary === other.vocabularies[at])

/** One reading of the chunks: each rule takes what it explains, and what is left over counts against it. */
function* readChunks(
  { message, chunks, knowledge, previous, tags }: Given,
  picks: Picks,
): Generator<void, Interpretation> {
  const { model } = knowledge
  const draft: Draft = {
    message,
    app: model,
    chunks: chunks.map(chunk => ({ ...chunk })),
    nodes: [],
    ask: 'list',
    measures: [],
    project: [],
    ignored: [],
    notes: [],
    derived: [],
    sureness: 1,
    decisions: [],
    picks,
    doubts: [],
    ...(tags && { tags }),
    ...(previous && isAbout(model, previous) && { previous: { ...previous, app: model.name } }),
  }
  readTheOneNamed(draft)
  const changed =
    changeGroups(draft) ??
    changeColumns(draft) ??
    sameOfPlace(draft) ??
    whoseExtreme(draft) ??
    firstToCome(draft) ??
    mostOfCounted(draft) ??
    whatElse(draft) ??
    sameAsBefore(draft) ??
    reportsToThem(draft) ??
    roleOfOwner(draft)
  if (changed) return goingOn(told(draft, otherPart(changed, draft.previous!)))
  yield
  for (const rule of rulesFor(message, draft.chunks)) {
    rule(draft)
    if (isTurnOver()) yield
  }
  if (knowledge.ownElsewhere && saysMine(draft)) draft.ignored.push('my')
  if (saysTheyAreMine(draft)) draft.ignored.push('mine')
  ignoreFieldsOfOthers(draft)
  ignoreAskedOf(draft)
  ignoreOtherApps(draft, knowledge.otherApps)
  ignoreOtherKinds(draft, knowledge.otherKinds)
  if (previous && !draft.previous) ignorePointers(draft)
  doubtFragment(draft, previous !== undefined)
  if (!previous) ignoreUnboundPointers(draft)
  const continued = continueQuery(draft)
  yield
  const reading = told(
    draft,
    sameFigureOfOthers(
      draft,
      leaveOutBefore(
        draft,
        (continued && otherPart(continued, draft.previous!)) ??
          whichKindOfBefore(
            draft,
            theOneAmong(draft, itOfBefore(draft, groupsThemselves(draft, shareOfBefore(draft, assemble(draft))))),
          ),
      ),
    ),
  )
  return continued || draft.nodes.some(node => node.previous) ? goingOn(reading) : reading
}

const goingOn = (reading: Interpretation): Interpretation => ({ ...reading, goesOn: true })

/** How sure a reading is at most that answers another question word than that of the message. */
const OTHERWISE = 0.4

const told = (draft: Draft, query: Query | undefined): Interpretation => ({
  app: draft.app.name,
  ...(query && { query }),
  ...sureOf(judge(draft, Boolean(query)), draft, query),
  notes: draft.notes,
  chunks: draft.chunks,
  text: draft.message.text,
  decisions: draft.decisions,
  doubts: draft.doubts,
})

/** "is Zanco a customer of ours?" where nothing is called so: that there are customers says nothing of it. */
const OF_SOMETHING = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:is|was)\s+(?!there\b|any\b|it\b)(\S+)/i

function sureOf(judged: ReturnType<typeof judge>, { message, app }: Draft, query: Query | undefined) {
  const isOfAll = query?.ask === 'exists' && !query.having && isAllOf(query.root)
  const whose = isOfAll ? OF_SOMETHING.exec(message.text)?.[1] : undefined
  if (whose !== undefined && !judged.unknown.length) return { ...judged, unknown: [whose] }
  if (!query || answersQuestion(message.text, query, app)) return judged
  // Which records are such tells nobody why; a record itself may.
  const unknown = asksWhy(message.text) && !query.single && !query.lookup ? [...judged.unknown, 'why'] : judged.unknown
  return { ...judged, unknown, certainty: Math.min(judged.certainty, OTHERWISE) }
}
