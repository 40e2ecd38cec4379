/**
 * What the parts of the agent that use web pages say to each other: the grammar (read/) makes steps of a message, grounding
 * (ground/) finds the elements they mean, goals/ reaches what takes a whole page, run/ carries out, loop/ does it with a model.
 */
import type {
  ActionResult,
  AssertResult,
  ExtractResult,
  PageNode,
  PageSnapshot,
  PageState,
  ScreenshotResult,
} from '../../contract/page.ts'
import type { Receipt } from '../../contract/receipt.ts'

/** How one element lies to another, or belongs to it. */
export type Relation =
  | 'near'
  | 'in'
  | 'below'
  | 'above'
  | 'left_of'
  | 'right_of'
  | 'before'
  | 'after'
  /** "the row with Ann", "the card that contains …": the other is inside of it. */
  | 'with'
  /** "the Delete button for Ann", "of Ann", "next to Ann": in the same row, card or group. */
  | 'for'

/** What is said of how an element looks or stands. */
export type Attribute =
  /** CSS colour name or #rrggbb. */
  | { kind: 'color'; value: string }
  | { kind: 'size'; value: 'large' | 'small' | 'largest' | 'smallest' }
  /** rect, square, circle, triangle, polygon, line … */
  | { kind: 'shape'; value: string }
  | { kind: 'style'; value: 'bold' | 'italic' | 'underline' | 'strike' }
  | { kind: 'state'; state: State; not?: boolean }

/** States of elements that can be asked for or expected. */
export type State =
  | 'checked'
  | 'selected'
  | 'disabled'
  | 'expanded'
  | 'pressed'
  | 'visible'
  | 'focused'
  | 'required'
  | 'readonly'
  | 'invalid'
  | 'empty'
  /** In the document, visible or not. */
  | 'present'

/** The description of an element, as it was read; nothing in it is from the page. */
export interface Target {
  /** The words as they were said, for answers. */
  said: string
  /** The words that name it, without determiners, role nouns, ordinals and relations; absent: any one of the role. */
  name?: string
  /** The name was in quotes: it is the very text (letter case and white space aside). */
  quoted?: boolean
  /** Other readings of where the name ends, likelier first: "save draft button" may be called "save draft button". */
  otherNames?: string[]
  /** The noun that was said ("button", "tab", "row"), and the ARIA roles that it may mean. */
  noun?: string
  roles?: string[]
  /** Plain HTML: id attribute ("#go"), class (".primary") or name of the element ("<h2>"), where that was said. */
  id?: string
  className?: string
  tag?: string
  /** Which one of several, from 1 in document order; -1 is the last, -2 the one before it. */
  ordinal?: number
  /** All of them, not one. */
  all?: boolean
  relations?: { relation: Relation; to: Target }[]
  attributes?: Attribute[]
  /** Of cells: what heads the column, or its number from 1; what the row is called (a value in it), or its number. */
  column?: string | number
  row?: string | number
  /** It holds or shows this text ("the field with 12 in it"). */
  value?: string
  /** "it", "that", "the same": the element of the step before. */
  back?: true
  /** The element that has the focus. */
  focused?: true
  /** Only what is called just so: the words may as well mean something else. */
  exact?: true
  /** Another way to read the words, where the page has nothing that is called so: "first name" may be the first of the names. */
  otherwise?: Target
  /** The person chose this one of several: its ref. */
  chosen?: string
}

/** What an element is looked for: it decides which roles and states fit. */
export type Purpose =
  | 'click'
  | 'fill'
  | 'select'
  | 'check'
  | 'submit'
  | 'press'
  | 'hover'
  | 'drag'
  | 'drop'
  | 'scroll'
  | 'upload'
  | 'read'
  | 'expect'
  | 'region'

/** An element that may be meant. `score` from 0 to 1: how well the description fits; equal at the top means ambiguous. */
export interface Candidate {
  ref: string
  score: number
  /** Why, in words: "its label is the same", "the words are in its text". */
  reason: string
  /** Where a part of the text of the element is meant, that text. */
  text?: string
}

/** What is typed, chosen or expected. */
export type Value =
  | { kind: 'text'; text: string; quoted?: boolean; secret?: true }
  /** What an element of the page shows or holds now. */
  | { kind: 'page'; target: Target }
  /** Answered by the built-in engine from the services; `field` is the column of the answer, where one is meant. */
  | { kind: 'api'; question: string; field?: string }
  /** Read from the result of the step before ("type it into …"). */
  | { kind: 'result'; field?: string }

/** Something that a page should show or be. */
export type Expectation =
  | { kind: 'text'; text: string; in?: Target; not?: boolean }
  | { kind: 'title'; text: string; how: 'is' | 'contains'; not?: boolean }
  | { kind: 'url'; text: string; how: 'is' | 'contains'; not?: boolean }
  /** One is on the page of that name: its title, its main heading or its address has it. */
  | { kind: 'page'; text: string; not?: boolean }
  | { kind: 'state'; target: Target; state: State; not?: boolean }
  | { kind: 'count'; target: Target; how: 'is' | 'at_least' | 'at_most'; count: number; not?: boolean }
  | { kind: 'value'; target: Target; value: Value; how: 'is' | 'contains'; not?: boolean }

/** What is taken from a page. */
export type Extraction =
  | { kind: 'tables' | 'links' | 'headings' | 'lists' | 'images'; target?: Target; contains?: string; index?: number }
  /** Records with these columns ("the products with name and price"). */
  | { kind: 'records'; of?: Target; columns: string[]; contains?: string }
  /** The text of an element, or what belongs to it ("the price of X": `property` price of the target X). */
  | { kind: 'value'; target: Target; property?: string }
  | { kind: 'count'; target: Target }
  /** The whole page: its text, its title or its address. */
  | { kind: 'text' | 'title' | 'url'; target?: Target }
  /** Whether there is one, or whether it is in a state. */
  | { kind: 'whether'; expectation: Expectation }

/** A field and what goes into it. `otherwise`: "first name Ann Lee" may end its name elsewhere; the page's labels decide. */
export interface Field {
  target: Target
  value: Value
  otherwise?: { target: Target; value: Value }[]
}

/** One thing to do, in the order of the message. `said` are its words, `confidence` how sure the reading is (0 to 1). */
export type Step = {
  said: string
  confidence: number
  /** Another way to read the same words, taken where the page has nothing for this one. */
  or?: Step[]
} & StepKind

export type StepKind =
  | { kind: 'open'; url: string; newTab?: boolean }
  /** Goes to a place that has only a name: a link of the page. */
  | { kind: 'follow'; target: Target }
  | { kind: 'back' | 'forward' | 'reload' | 'close' }
  | {
      kind: 'click'
      target: Target
      button?: 'left' | 'right' | 'middle'
      count?: number
      modifiers?: string[]
      /** It is to lead somewhere: of an entry the link in it. */
      leads?: true
      /** It makes a choice, as a radio button does. */
      chooses?: true
    }
  | { kind: 'fill'; fields: Field[]; append?: boolean; submit?: boolean }
  /** The whole form, from a record: what a question gave, or what another page shows. */
  | { kind: 'fill_from'; value: Value; target?: Target; submit?: boolean }
  /** Types into what has the focus, or what was used last. */
  | { kind: 'type'; value: Value; submit?: boolean }
  | { kind: 'clear'; target: Target }
  /** `offered`: the values as what they are called on the page, for those that are no options of a list. */
  | { kind: 'select'; values: Value[]; target?: Target; offered?: Target[] }
  | { kind: 'check'; target: Target; checked: boolean }
  | { kind: 'submit'; target?: Target }
  /** What the request still says, into the dialog that its deed has opened. */
  | { kind: 'complete'; verb: string; text: string }
  /** What is done to all that is selected now, by what came up or was enabled since: `before` could be operated already. */
  | { kind: 'selected'; text: string; before: string[] }
  /** Applies what was set to narrow down a list, where its form has a button for that. */
  | { kind: 'apply'; target: Target }
  /** Brings the rows of a table into an order by the head of a column. */
  | { kind: 'sort'; column: string; direction?: 'asc' | 'desc' }
  /** A search on the page: its search field, and Enter. */
  | { kind: 'search'; text: Value; target?: Target }
  | { kind: 'login'; user?: Value; password?: Value }
  | { kind: 'press'; key: string; count?: number; target?: Target }
  | { kind: 'hover'; target: Target }
  | { kind: 'focus'; target: Target }
  | { kind: 'drag'; target: Target; to?: Target; by?: { x: number; y: number }; where?: 'before' | 'after' | 'into' }
  | { kind: 'select_text'; target: Target; text?: string }
  | { kind: 'set'; target: Target; value: Value }
  | {
      kind: 'scroll'
      target?: Target
      direction?: 'up' | 'down' | 'left' | 'right'
      to?: 'top' | 'bottom' | 'into_view'
      amount?: number
    }
  | { kind: 'wait'; seconds?: number; for?: Expectation }
  | { kind: 'screenshot'; target?: Target; fullPage?: boolean }
  | { kind: 'verify'; expectation: Expectation }
  | { kind: 'extract'; extraction: Extraction; as?: 'json' | 'csv' | 'text'; pages?: number }
  /** What the tables, records and labels of the page answer, in the words of the message. */
  | { kind: 'question'; /** What is folded is opened for it, and pages are turned. */ further?: true }
  | { kind: 'tab'; action: 'list' | 'open' | 'select' | 'close'; index?: number; name?: string; url?: string }
  /** Answers a dialog of the page: the one that is open, or (`next`) the one that the next step opens. */
  | { kind: 'dialog'; action: 'accept' | 'dismiss'; text?: string; next?: boolean }
  | { kind: 'upload'; target?: Target; files: string[] }
  | { kind: 'downloads' }
  /** Closes what lies over the page: a cookie banner, a pop-up. */
  | { kind: 'dismiss'; target: Target; accept?: boolean }
  | { kind: 'if'; condition: Expectation; steps: Step[]; otherwise?: Step[] }
  /** Until it holds, `most` times at most. */
  | { kind: 'repeat'; steps: Step[]; until?: Expectation; times?: number; most: number }
  /** Every element that the target means. */
  | { kind: 'each'; target: Target; steps: Step[] }
  /** An API request of the same message: a question, or a change. `fields` of the page are its values. */
  | { kind: 'api'; message: string; fields?: Target[] }
  /** One request that takes several steps. */
  | { kind: 'all'; steps: Step[] }
  /** What its words name is behind a tab, in a folded section or in a menu. */
  | { kind: 'unfold' }
  /** Read when its turn comes, by the page that is open then. */
  | { kind: 'later'; text: string }
  /** Needs a look at the page to be read at all: goals/ gets the words. */
  | { kind: 'goal'; text: string; /** Only what is shown now: nothing is opened to look for it. */ asShown?: true }

/** A message as the grammar read it. */
export interface Reading {
  steps: Step[]
  /** The least of its steps, less what was left over. */
  confidence: number
  /** Words that no rule explains, as they were written; with any of them nothing is done. */
  unknown: string[]
}

/** What a step of goals/ or of the loop came to. */
export interface GoalOutcome {
  done: boolean
  /** What was done, or why not, for the answer. */
  told: string
  /** What it found, where the goal asks for something. */
  result?: unknown
  confidence: number
}

/** What the loop with a language model came to (loop/). */
export interface LoopOutcome extends GoalOutcome {
  /** Why it is not done: a limit of `[model]`, no progress, a failure of the model, or something that a person has to say. */
  end: 'done' | 'stopped' | 'question' | 'steps' | 'tokens' | 'seconds' | 'repeats' | 'failed'
  /** Where the model itself failed: its error, for people. */
  error?: { code: string; message: string }
  /** Figures and names of the model that no page had; marked in `told`. */
  unsupported?: string[]
  model: string
  receipt: Receipt
}

/**
 * Does what a message asks for, one action of a language model after the other. `told` is what was done for this message
 * before, in words; what the loop does is added to it as it goes. `NeedsApproval` passes through: after a yes the call is
 * made (`confirm`), told, and the loop run again with the same message and list.
 */
export type RunPageLoop = (message: string, browser: Browser, told: string[]) => Promise<LoopOutcome>

/** A goal that was understood on this page. */
export interface GoalPlan {
  confidence: number
  /** What will be done, in words, for a dry run. */
  told: string
  run(browser: Browser): Promise<GoalOutcome>
}

/** An action waits for a yes: whoever carries out steps passes it on (thrown by `Browser`, caught by run/). */
export class NeedsApproval extends Error {
  readonly tool: string
  readonly args: Record<string, unknown>
  readonly approval: NonNullable<ActionResult['approval']>
  /** The page that it is on. */
  page?: { url: string; title: string }
  /** Of a goal: what it still has to do after this action, in the words of the message. */
  rest?: string

  constructor(tool: string, args: Record<string, unknown>, approval: NonNullable<ActionResult['approval']>) {
    super(approval.action)
    this.tool = tool
    this.args = args
    this.approval = approval
  }
}

/** A browser tool failed. `status` is that of the registry's answer. */
export class BrowserFailed extends Error {
  readonly tool: string
  readonly status: number

  constructor(tool: string, status: number, message: string) {
    super(message)
    this.tool = tool
    this.status = status
  }
}

type Args = Record<string, unknown>

/**
 * The browser tools of this session (docs/browser.md). Each call is told as a step, with secrets masked. Throws
 * `BrowserFailed` where a tool fails and `NeedsApproval` where an action waits for a yes; nothing was done then.
 */
export interface Browser {
  /** A person answers for what is done, and is asked about what deletes, sends or pays. */
  readonly mustAsk?: boolean
  snapshot(args?: Args): Promise<PageSnapshot>
  navigate(url: string, args?: Args): Promise<PageState>
  /** back, forward, reload, tabs, dialog, wait_for. */
  go(tool: 'back' | 'forward' | 'reload' | 'wait_for' | 'tabs' | 'dialog', args?: Args): Promise<PageState>
  /** click, click_at, type, fill_form, select, check, press_key, hover, drag, select_text, scroll, upload. */
  act(tool: ActingTool, args: Args): Promise<ActionResult>
  extract(args: Args): Promise<ExtractResult>
  assert(args: Args): Promise<AssertResult>
  screenshot(args?: Args): Promise<ScreenshotResult>
  find(args: Args): Promise<PageState & { matches: (PageNode & { score: number; reason: string })[] }>
  signal: AbortSignal
}

export type ActingTool =
  | 'dialog'
  | 'click'
  | 'click_at'
  | 'type'
  | 'fill_form'
  | 'select'
  | 'check'
  | 'press_key'
  | 'hover'
  | 'drag'
  | 'select_text'
  | 'scroll'
  | 'upload'
