import type { Comparison } from '../language/lexicon.ts'
import type { Gradable } from '../language/gradables.ts'
import type { ArgumentMention, EntityMention, FieldMention, ScopeMention } from '../dictionary/dictionary.ts'
import type { Literal } from '../requests/read-message.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** What an operator word asks for. */
export type Operator =
  | { type: 'count' }
  | { type: 'aggregate'; fn: 'sum' | 'avg' | 'median' | 'min' | 'max' }
  | ({ type: 'superlative'; comparative?: boolean; word: string } & Gradable)
  | { type: 'ordinal'; value: number }
  | { type: 'comparator'; op: Comparison }
  | { type: 'bound'; op: Comparison }
  | { type: 'group'; word: string }
  | { type: 'breakdown' }
  | { type: 'negation' }
  | { type: 'share' }
  | { type: 'distinct' }
  | { type: 'sort' }
  | ({ type: 'order'; byName?: boolean; direction: 'asc' | 'desc' } & Partial<Gradable>)
  | { type: 'compare' }
  | { type: 'difference' }
  | { type: 'pronoun' }
  | { type: 'or' }
  | { type: 'contains'; how: 'contains' | 'starts' | 'ends' }
  /** `after`: it follows its field ("the phone is empty"). */
  | { type: 'missing'; empty: boolean; after?: boolean }
  | { type: 'who' }
  | ({ type: 'size' } & Gradable)

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
  /** "second", where the word also says by what (by date). */
  ordinal?: number
  /** Below 1 when the spelling was corrected or a name matched only nearly. */
  certainty: number
  /** The word says the opposite of what it stands for: "unpaid", "inactive". */
  negated?: true
  /** Its values have it only inside, or as a part of a name, or it stands for a place that is not in the data. */
  weak?: 'inside' | 'absent' | 'part'
  /** A unit that stands for the figures that are in it: "kilometres". */
  unit?: true
  /** A field by what it is called before "of": "the city of Riverside" of branches with a `town` (see `placeLabels`). */
  isLabel?: true
  /** The figure of the time that was spent, as the verb beside it tells. */
  isSpent?: true
  /** The unit in which a figure is to be told: "in hours". */
  isToldUnit?: true
  /** ISO 4217 code of the currency that the answer is asked in. */
  toldCurrency?: string
  /** Set once the interpreter knows what the chunk is for. */
  used?: string
}
