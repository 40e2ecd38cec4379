import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { plural, stem } from './words.ts'

/**
 * Terms of selling that no service needs to know: the pipeline is what may still be won, the win rate the share that was won
 * of what is decided. They hold of the one kind of record that has states of which some are won and some lost.
 */
export function sayBusinessNouns(text: string, knowledge: Knowledge, names?: string[]): string {
  if (!/\bpipeline\b|\b(?:win|loss)(?:ning)?[- ](?:rate|ratio|percentage)\b/i.test(text)) return text
  const apps = knowledge.apps(names)
  const isNamed = (word: string) =>
    apps.some(app => app.dictionary.words.has(word) || app.dictionary.entities.has(stem(word)))
  const kinds = apps.flatMap(app =>
    app.model.entities.filter(entity => !entity.hidden && entity.fields.some(isDecided)),
  )
  const amounts = kinds.filter(entity => entity.fields.some(field => field.role === 'money'))
  const [kind, ...others] = amounts.length ? amounts : kinds
  if (!kind || others.length) return text
  const noun = plural(kind.noun)
  const isKind = (word: string) =>
    apps.some(app => app.dictionary.entities.get(stem(word))?.some(mention => mention.entity === kind))
  const named = isNamed('pipeline') ? text : sayPipeline(text, noun, kind, isKind)
  return named.replace(RATE, (_, what: string, tail = '') => {
    const bare = /^ (?:of|for) (?:(?:our|all|the|my) )*(\p{L}+)$/u.exec(tail)?.[1]
    const where = bare !== undefined && isKind(bare) ? '' : tail
    return `percentage of won or lost ${noun}${where} that were ${/^win/i.test(what) ? 'won' : 'lost'}`
  })
}

/** The rate with what it is of, before its groups; what it is explained as says nothing more. */
const RATE = pattern('giu')`
  \b(?:(?:our|my|the|overall|current) )*(win|loss)(?:ning)?[- ](?:rate|ratio|percentage)\b
  (?:,? (?:(?:that is|meaning|so),? )?(?:the )?won\b[^?]*)?
  ((?: (?:in|for|of|at|from|with|during|on) (?!each\b|every\b).+?)?)
  (?=(?: (?:by|per|for each|for every|in each|in every|across|broken)\b.*)?\W*$)
`

/** "the total value of our pipeline": what is open. */
const SIZE_OF_PIPELINE = pattern('gi')`
  \b(?:the |our |my )?(?:total |overall )?(?:size|value|worth) of (?:the |our |my )?
  (?:(?:open|sales|current|entire|whole|total) )*pipeline\b
`

const WEIGHTED_PIPELINE = pattern('gi')`
  \b(expected|weighted|probability-?weighted|risk-?adjusted) (?:(?:value|size|worth) of (?:the |our |my )?)?
  (?:(?:open|sales|current|entire|whole|total) )*pipeline\b(?: (?:value|size|worth))?
`

const SUM_OF_PIPELINE = pattern('gi')`
  \b(?:(?:total|overall) (?:(?:open|sales|current) )*pipeline\b(?! (?:value|size|worth))
  |(?<!\b(?:in|of|for) (?:the |our |my )?)(?:(?:open|sales|current) )*pipeline\b(?= (?:by|per|for each|for every|in each|broken|split)\b))
`

const BY_PIPELINE = pattern('gi')`
  \bby (?:the |our |my |their )?(?:(?:total|open|sales|current) )*pipeline(?: (?:value|size|worth))?\b
`

const PART_OF_PIPELINE = pattern('giu')`
  \b(share|percentage|percent|proportion|fraction|part) of (?:the |our |my )?(?:(?:open|sales|current|entire|whole|total) )*pipeline\b
  (?!\ (?:value|size|worth)\b)(?<more>\ \p{L}+s\b)?
`

/** What is not decided yet, as it stands in a sentence. */
function sayPipeline(text: string, noun: string, { fields }: Entity, isKind: (word: string) => boolean): string {
  const money = fields.find(field => field.role === 'money')?.words.join(' ') ?? 'value'
  return (
    text
      .replace(/\b(?:(?:still|currently|now|sitting) )*in (?:the|our|my) (?:sales )?pipeline\b/gi, open =>
        /^in/i.test(open) && /how much|value|worth|money/i.test(text) ? `of open ${noun}` : 'that are open',
      )
      // "the weighted pipeline", "the expected value of our pipeline": its amounts times how likely they are.
      .replace(WEIGHTED_PIPELINE, (_, how: string) => `${how} ${money} of open ${noun}`)
      // "our total pipeline", "the pipeline by region": what it comes to.
      .replace(SUM_OF_PIPELINE, `total ${money} of open ${noun}`)
      // "what share of the pipeline is in …": of what it comes to, as its total is.
      .replace(PART_OF_PIPELINE, (said, part: string, more = '') =>
        isKind(more.trim()) ? said : `${part} of the total ${money} of open ${noun}${more}`,
      )
      // "accounts by pipeline": each by what is open.
      .replace(BY_PIPELINE, `by total ${money} of open ${noun}`)
      .replace(SIZE_OF_PIPELINE, `total ${money} of open ${noun}`)
      .replace(
        /\b(?:(?:open|sales|current|entire|whole) )*pipeline (?:value|size|worth)\b/gi,
        `total ${money} of open ${noun}`,
      )
      .replace(
        /\b(largest|biggest|highest|greatest|smallest|lowest|larger|bigger|smaller) (?:(?:open|sales|current) )*pipeline\b/gi,
        `$1 total ${money} of open ${noun}`,
      )
      .replace(
        /\bhow (?:big|large) is (?:the |our |my )?(?:(?:open|sales|current|entire|whole|total) )*pipeline\b/gi,
        `what is the total ${money} of open ${noun}`,
      )
      .replace(/\b(?:(?:open|sales|current|entire|whole) )*pipeline\b/gi, `open ${noun}`)
  )
}

/** States of which one is won and one lost. */
const isDecided = ({ choices }: Field): boolean =>
  choices.some(choice => /\bwon\b/i.test(String(choice))) && choices.some(choice => /\blost\b/i.test(String(choice)))
