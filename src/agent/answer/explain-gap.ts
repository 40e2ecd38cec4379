import type { TurnOutcome } from '../turn.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import type { Interpretation } from '../understand/reading/interpretation.ts'
import type { Understanding } from '../understand/understanding.ts'
import { canBeListed } from '../understand/entity-model/can-be-listed.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import { isAgreedTerm, isFigure } from '../understand/entity-model/field-roles.ts'
import { hopsOf } from '../understand/entity-model/relations.ts'
import { plural, wordsOf } from '../understand/language/words.ts'
import type { ValueMatch } from '../understand/vocabulary/vocabulary.ts'
import { whatFailed } from './after-gap.ts'
import { joinList } from './describe-selection.ts'
import { describeFields } from './help.ts'
import { afterGapOf, namedInGap } from './named-in-gap.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { tellApplications } from './tell-applications.ts'

/** That a name is not in the data is as sure as that it was read right. */
const ABSENT = 0.75

/** The name that a question of existence is about: "is there a lead called Ann Lee?". */
function calledInQuestion(message: string, unknown: string[]): string | undefined {
  const [, name] =
    /^\W*(?:is|are) there\b.*?\b(?:called|named)\s+["“]?([^"”?]+?)["”]?\s*\?*$/i.exec(message) ??
    /^\W*do (?:we|you|i) have\b.*?\b(?:called|named)\s+["“]?([^"”?]+?)["”]?\s*\?*$/i.exec(message) ??
    []
  return name && unknown.every(word => name.includes(word)) ? name : undefined
}

/** Whether some record is called so, by its whole name or a part of it, though not how it goes with the rest of the question. */
function isFound(name: string, best: Interpretation | undefined): boolean {
  const isPart = (value: unknown) => wordsOf(name).every(word => wordsOf(String(value)).includes(word))
  const isName = ({ entity, field, values }: ValueMatch) => entity.nameFields.includes(field) && values.some(isPart)
  return best?.chunks.some(({ text, values }) => text === name && values.some(isName)) === true
}

/** Superlatives of a quality that a figure alone does not tell, or of a size that no figure tells. */
const BEST = /^(?:best|worst|finest|top|biggest|largest|greatest|smallest|most (?:important|valuable|successful))$/i

/** What something may be at most or at least, and how long it takes beforehand, which makes nobody better than others. */
const BOUND = /\b(?:lead time|minimum|maximum|limit)\b/

/** "who is our best customer?": by what, the records do not tell, so it is asked, with what they could be ranked by. */
function askByWhat(word: string, entity: Entity, { model }: Knowledge): string {
  const app = model.apps.find(({ name }) => name === entity.app)
  const figures = entity.fields
    .filter(field => isFigure(field) && !field.nested && !isAgreedTerm(field) && !BOUND.test(field.words.join(' ')))
    .map(field => `the highest ${field.words.join(' ')}`)
  const records = app
    ? hopsOf(entity, app).flatMap(({ direction, to }) =>
        direction === 'down' && canBeListed(to) ? [`the most ${plural(to.noun)}`] : [],
      )
    : []
  const ways = [...new Set([...records, ...figures])].slice(0, 3)
  const example = ways.length ? ` Ask, for example, which ${entity.noun} has ${joinList(ways, 'or')}.` : ''
  return `By what is the ${word} ${entity.noun} to be chosen? Nothing says which one that is.${example}`
}

/** "how big is the Oslo office?": that may be any of what there are more or fewer of, so it is asked. */
function askHowBig(entity: Entity, { model }: Knowledge): string | undefined {
  const app = model.apps.find(({ name }) => name === entity.app)
  const records = app
    ? hopsOf(entity, app).flatMap(({ direction, to }) =>
        direction === 'down' && canBeListed(to) ? [`how many ${plural(to.noun)} it has`] : [],
      )
    : []
  const figures = entity.fields
    .filter(field => isFigure(field) && !field.nested)
    .map(field => `what its ${field.words.join(' ')} is`)
  const ways = [...new Set([...records, ...figures])].slice(0, 3)
  if (!ways.length) return undefined
  return `What is meant by how big that ${entity.noun} is? No field says it. Ask, for example, ${joinList(ways, 'or')}.`
}
const HOW_BIG = /^how (?:big|large)$/

/** Says what was not understood, and what there is instead. */
export function explainGap(
  message: string,
  understanding: Understanding,
  knowledge: Knowledge,
  before: Memory,
  toolsUsed: string[],
): TurnOutcome {
  const { best, unknown } = understanding
  const failed = whatFailed(message, best)
  const gap = { message, unknown: understanding.unknown }
  const told: Memory = { ...before, gap, unanswered: true, ...(failed && { failed }) }
  const record = failed === true || failed === 'aside' ? namedInGap(best?.query, unknown, knowledge.model) : undefined
  const memory = record ? afterGapOf(told, record) : told
  const confidence = Math.min(0.3, understanding.confidence)
  const words = [...new Set(unknown)].map(word => `“${word}”`)
  const entity = best?.query && knowledge.model.entities.get(best.query.root.entity)
  const [word, ...others] = new Set(unknown.map(one => one.toLowerCase()))
  if (entity && word && !others.length && BEST.test(word))
    return declined('AMBIGUOUS', askByWhat(word, entity, knowledge), memory, { confidence, toolsUsed })
  const big = entity && word && !others.length && HOW_BIG.test(word) ? askHowBig(entity, knowledge) : undefined
  if (big) return declined('AMBIGUOUS', big, memory, { confidence, toolsUsed })
  const among = entity ? ` among the ${plural(entity.noun)} of ${entity.app}` : ''
  const apps = tellApplications(message, unknown, knowledge.model)
  const isName = unknown.length > 0 && unknown.every(word => /^\p{Lu}/u.test(word))
  const found = isName ? unknown.filter(word => isFound(word, best)) : []
  if (found.length)
    return declined(
      'NOT_AVAILABLE',
      `I cannot answer that: there is ${joinList(
        found.map(name => `“${name}”`),
        'and',
      )}, but nothing in the registered services tells what is asked of it.${apps}${entity ? ` ${entity.app} ${describeFields(entity)}.` : ''}`,
      memory,
      { confidence, toolsUsed },
    )
  const asked = isName && entity ? calledInQuestion(message, unknown) : undefined
  if (asked)
    return {
      response: `No: I found no ${entity!.noun} called “${asked}” among the ${plural(entity!.noun)} of ${entity!.app}.`,
      data: { result: false },
      confidence: ABSENT,
      toolsUsed,
      memory: toJson(memory),
      engine: 'builtin',
    }
  if (isName)
    return declined(
      'NOT_FOUND',
      `I found no record called “${unknown.join(' ')}”${among}, so I cannot answer that.${apps}`,
      memory,
      { confidence, toolsUsed },
    )
  const about = words.length
    ? `I cannot answer that: the registered services have nothing that I could read as ${words.join(', ')}.`
    : 'I cannot answer that with the services that are registered.'
  const offer = entity
    ? ` ${entity.app} ${describeFields(entity)}.`
    : ' Ask “what can you do?” to see what is available.'
  return declined('NOT_AVAILABLE', about + apps + offer, memory, { confidence, toolsUsed })
}
