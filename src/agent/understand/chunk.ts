import type { Comparison } from './lexicon.ts'
import type { ArgumentMention, EntityMention, FieldMention, ScopeMention } from './mentions.ts'
import type { Literal } from './read-message.ts'
import type { ValueMatch } from './vocabulary.ts'

/** What an operator word asks for. */
export type Operator =
  | { type: 'count' }
  | { type: 'aggregate'; fn: 'sum' | 'avg' | 'median' | 'min' | 'max' }
  | { type: 'superlative'; direction: 'asc' | 'desc'; of?: 'date' | 'number'; comparative?: boolean; word: string }
  | { type: 'ordinal'; value: number }
  | { type: 'comparator'; op: Comparison }
  | { type: 'bound'; op: Comparison }
  | { type: 'group'; word: string }
  | { type: 'breakdown' }
  | { type: 'negation' }
  | { type: 'share' }
  | { type: 'distinct' }
  | { type: 'sort' }
  | { type: 'order'; direction: 'asc' | 'desc' }
  | { type: 'compare' }
  | { type: 'difference' }
  | { type: 'pronoun' }
  | { type: 'or' }
  | { type: 'contains'; how: 'contains' | 'starts' }
  | { type: 'missing'; empty: boolean }
  | { type: 'who' }
  | { type: 'size' }

/** A stretch of a message with everything it may mean in one application. */
export interface Chunk {
  from: number
  to: number
  text: string
  kind: 'mention' | 'literal' | 'operator' | 'filler' | 'unknown' | 'app'
  entities: EntityMention[]
  fields: FieldMention[]
  values: ValueMatch[]
  scopes: ScopeMention[]
  arguments: ArgumentMention[]
  literal?: Literal
  operator?: Operator
  /** Below 1 when the spelling was corrected or a name matched only nearly. */
  certainty: number
  /** Set once the interpreter knows what the chunk is for. */
  used?: string
}
