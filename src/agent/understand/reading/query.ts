import type { Comparison } from '../language/lexicon.ts'

/** A value in a condition. */
export type Scalar = string | number | boolean

/** One condition on a column. `columns` holds several for a name in parts; they are joined by a space. */
export interface Condition {
  columns: string[]
  op: Comparison | 'in' | 'not in' | 'contains' | 'not contains' | 'starts' | 'ends' | 'empty' | 'filled'
  values: Scalar[]
  /** Compare the first ten characters, as days. */
  asDay?: boolean
  /** The day on which it was asked, where it means days after that: of what is recorded afterwards nothing can be known yet. */
  ahead?: string
  /** Compare the time of the day ("16:00"), the day of the week (0 is Sunday), or the day of any year ("05-31"). */
  as?: 'time' | 'weekday' | 'anniversary'
  /** Another column of the record, that it is compared with instead of a value. */
  than?: string
  /**
   * What it is compared with instead of a value: a figure, or so many times it, over all records of the kind, over those that are alike in
   * a column, or of a column over others (`over`);
   * a column of the record that one of its keys (`via`) leads to; or the same column of the other records of the kind that meet
   * those conditions (`same`), with `=` to have it in common, with `>` or `<` to have more or less.
   */
  against?:
    | {
        fn: Overall['fn']
        among?: string
        times?: number
        over?: Omit<Overall, 'fn'>
      }
    | { entity: string; via: string; column: string }
    | { same: Condition[]; of?: Selection }
  /** How many related records there are of one sort, instead of a column, and of another sort or as a column tells. */
  counts?: { left: Counted; right: Counted | { column: string } }
  /** Records without a value count too: "not serviced since March". */
  orEmpty?: boolean
  /** How many of the field's own unit one of what the message said is. */
  scale?: number
  /** Compare without regard to letter case. */
  text?: boolean
  /** How the message put it, for the answer. */
  label: string
  /** The label says what was compared better than the column and its bound do. */
  told?: true
  /** Place in the message, while it is being read. */
  at?: number
  /** It follows from a word that says something else, too: "overdue" of what is not done yet. */
  implied?: true
}

/** What a number of records, or a figure of theirs, has to come to; `to` is the upper end, included, of a range ("between 3 and 5"). */
export interface Reach {
  op: Comparison
  value: number
  to?: number
}

/** A figure of a column over other records, that groups are held against instead of a value. */
export interface Overall {
  fn: 'avg' | 'median' | 'sum' | 'min' | 'max'
  column: string
  selection: Selection
}

/** Related records that point to each of those asked for by a key (`via`). */
export interface Counted {
  selection: Selection
  via: string
}

/**
 * A figure that the message asks for as arithmetic over fields: a column of its own in the table of the records. A `share` is the left
 * one as a fraction of the right one, `percent` so many per cent of it.
 */
export interface Derived {
  column: string
  operator:
    | '*'
    | '/'
    | '+'
    | '-'
    | 'percent'
    | 'share'
    | 'days'
    | 'hours'
    | 'minutes'
    | 'age'
    | 'years'
    | 'count'
    | 'total'
  left: string
  /** A column; for an age and for years since one the day on which it is. */
  right: string
  /** The records below that are counted, or of which the left column is added up. */
  of?: Counted
  /** The day that stands for the right one where there is none yet. */
  until?: string
  /** Where there is no right one it is nothing: what was paid of an amount. */
  orZero?: true
}

/** Records of one entity: which collections, which conditions, which relatives, and at most some of them in an order. */
export interface Selection {
  entity: string
  /** Tools that list the collection; empty means the plain collection, or all of its parts together. */
  sources: string[]
  /** Arguments for those tools, by tool. */
  args: Record<string, Record<string, Scalar>>
  where: Condition[]
  derived?: Derived[]
  /** Groups of conditions of which one is enough. */
  anyOf?: Condition[][]
  /** Related records: kept are those that have one (`exists`) or none of them. */
  related: {
    selection: Selection
    exists: boolean
    via?: string
    /** Other keys between the same kinds, any of which will do as well: the home and the away team of a match. */
    also?: string[]
    direction?: 'up' | 'down'
    /**
     * So many of them, or so much of a figure of theirs together; with `through` not they are counted, but what is so many
     * steps further, over the first relation of each: the reviews of a guest's reservations.
     */
    count?: Reach & { sum?: string; through?: number }
  }[]
  /** The records come from among those of an earlier selection of the same entity. */
  within?: Selection
  /** The records that were spoken of before are left out: "which other boats does she have?". */
  except?: Selection
  /** As such an earlier selection: of the same message, not of the one before. */
  ofSame?: true
  order?: { columns: string[]; direction: 'asc' | 'desc' }
  limit?: number
  /** The order and the number hold inside each group: "the dearest book of each genre". */
  each?: Grouping
  /** Start at the n-th (1 = first). */
  offset?: number
  /** Somebody's own were asked for, and these are everybody's: what goes on from them is no surer. */
  ofEverybody?: true
}

export interface Measure {
  fn: 'count' | 'sum' | 'avg' | 'median' | 'min' | 'max' | 'distinct' | 'share'
  column?: string
  /** The columns of a name in parts, of which the different ones are counted. */
  parts?: string[]
  /** A share inside groups: the records that count as the part; another figure: those that it is of. */
  part?: Condition[]
  /** What those of a part are called: "wins". */
  said?: string
  /** What it is told in, where that is another unit than the field's own, and how many of those make one. */
  unit?: { name: string; size: number }
  /** A count or a sum is divided by the number of periods that have any, by the date in these columns. */
  per?: { columns: string[]; period: Period }
  /** It is set against another figure of the same records: "the total revenue divided by the total number of employees". */
  with?: { operator: '/' | '*' | '+' | '-'; figure: Measure }
}

/** What dates are grouped by. */
export type Period = 'month' | 'quarter' | 'year' | 'week' | 'day' | 'weekday'

export interface Grouping {
  /** Entity that has the column; the root or one that the root points to. */
  entity: string
  columns: string[]
  /** The field that leads from the records, or from those of `over`, to those that group them, where there are several. */
  via?: string
  /** The entity over whose key the records that group them are reached: the branch of the member of a loan. */
  over?: string
  /** Group dates by a longer period. */
  period?: Period
  /** Records of the other kind that have none are groups too, of nothing. */
  all?: boolean
}

/** What is shown of other records beside each: the author of every book, the titles of every author. */
export interface Beside {
  /** Entity of the records that it is shown with. */
  of: string
  /** The steps to the other records: the column that has the value of `theirs` in records of `entity`. */
  path: { own: string; entity: string; theirs: string }[]
  /** What of them is shown, joined by a space. */
  columns: string[]
  /** What the column is called. */
  as: string
  /** The last step leads to any number of records: what they are called is listed. */
  many?: true
}

/** So many groups can be spoken of by their place or taken as those that were shown. */
export const MOST_SHOWN = 100

/** The meaning of one request about records: what the engine understood, independent of how it is run. */
export interface Query {
  kind: 'query'
  app: string
  root: Selection
  ask: 'list' | 'measure' | 'group' | 'exists' | 'values' | 'share' | 'ratio'
  measures: Measure[]
  group?: Grouping
  /** Groups inside the groups. */
  subgroup?: Grouping
  /** Order and number of the groups. */
  groupOrder?: { by: 'measure' | 'key'; direction: 'asc' | 'desc'; limit?: number; offset?: number }
  /** A bound on the first figure of the groups, or on a share in per cent; with `counts` on how many records each has. */
  having?: Reach & { counts?: boolean; against?: Overall }
  /** The group that came first, once it is known: "show me those" means its records. */
  winner?: { entity: string; condition: Condition }
  /** It was asked whether there are any, and there are none: those that were spoken of go on. */
  isNone?: boolean
  /** Several records came out: "she" is none of them. */
  several?: boolean
  /** The keys of the groups that were shown, in their order: "the first one" means one of them. */
  shown?: (string | number | null)[]
  /** Columns wanted, when not whole records. */
  project: string[][]
  beside?: Beside[]
  /** The records that are set against each other by the order or the groups' figure ("more in Texas or in Ohio"). */
  compares?: 'desc' | 'asc'
  /** The one of them that is to come first for a yes. */
  favours?: Scalar
  /** The records of which a share is taken, or by whose number a ratio divides. */
  whole?: Selection
  /** The message asks for one record by its key: not finding it is an error, not an empty list. */
  lookup?: boolean
  /** The share answers whether all are such, or with `having` as many as that. */
  universal?: boolean
  /** The list answers whether there are any. */
  existence?: boolean
  /** The answer is one record, not a list. */
  single?: boolean
  /** It is about those for which the condition before did not hold: "the rest" are these. */
  isRest?: true | undefined
  /** One side of a comparison, whose last side is the request behind it. */
  isSide?: true
  /** It takes the place of what was asked before by mistake: "sorry, I meant …". */
  corrects?: boolean
}

/** Two figures set against each other, or several requests in one message. */
export interface Composite {
  kind:
    | 'difference'
    | 'minus'
    | 'sum'
    | 'greater'
    | 'less'
    | 'equal'
    | 'growth'
    | 'change'
    | 'compared'
    | 'ratio'
    | 'part'
    | 'most'
    | 'least'
    | 'several'
  parts: Query[]
  labels: string[]
}

export type Meaning = Query | Composite

/** A condition with the entity that it is of. */
export interface OwnedCondition {
  entity: string
  condition: Condition
}

/** The conditions of a selection and of what is related to it, each with its entity. */
export const conditionsIn = ({ entity, where, related }: Selection): OwnedCondition[] => [
  ...where.map(condition => ({ entity, condition })),
  ...related.flatMap(({ selection }) => conditionsIn(selection)),
]

/** Whether one record was asked for: by a name or key of its own, or as the first of an order. */
export const isOneRecord = ({ single, lookup, root }: Query): boolean =>
  single === true || lookup === true || root.limit === 1

/** A part of a query as a text to compare it by, without what tells nothing of it: where in its message it was said, and the like. */
export const plainly = (part: unknown, ...leftOut: readonly string[]): string =>
  JSON.stringify(part, (key, value: unknown) => (leftOut.includes(key) ? undefined : value))
