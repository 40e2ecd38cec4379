import { wordList } from '../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import { matchWord, wordsIn } from '../ground/match-text.ts'
import { isField, textBeside } from '../ground/names.ts'
import { isControl } from '../ground/purposes.ts'
import { findSteppers } from '../goals/widgets/steps.ts'
import { scalesOf } from './scales.ts'
import { calendarButtons, datesInParts, type DateParts } from './date-fields.ts'
import { readPage, type Page } from '../ground/page-tree.ts'

/** One choice of a list or a group, as it is called. */
export interface Choice {
  label: string
  /** Radio buttons and the like are elements of their own. */
  ref?: string
  /** It stands for no choice: "please choose". */
  isEmpty?: boolean
  /** It is chosen by a click: a star, a number. */
  isPressed?: boolean
}

/** Something on the page that a message may set, choose, tick or press, with all that it is called. */
export interface Named {
  kind: 'field' | 'choice' | 'mark' | 'button'
  node: PageNode
  names: string[]
  choices?: Choice[]
  /** Of a whole name the field of the last part: the given name goes into the node itself. */
  last?: PageNode
  /** It takes a date though it is no field for one: three fields for its parts, or a button that opens a calendar. */
  isDate?: true
  parts?: DateParts
  /** Its choices are the steps of a scale, which other scales of the page may have as well. */
  isScale?: true
  /** It has no role of a control, and answers clicks: it is meant where nothing else is said. */
  isSegment?: true
  /** What it is in: fieldsets, sections, forms. */
  within: ReadonlySet<string>
}

/** A part of the page with a name: a fieldset, a section. */
export interface Scope {
  ref: string
  names: string[]
}

export interface PageNames {
  page: Page
  named: Named[]
  scopes: Scope[]
  headings: string[]
}

const MARKS = new Set('checkbox switch menuitemcheckbox'.split(' '))
const GROUPS = new Set('group radiogroup region form listbox'.split(' '))
const TEXTS = new Set('textbox searchbox combobox spinbutton slider'.split(' '))

/** The page's own vocabulary: what can be filled in, chosen, ticked and pressed, by every name that it has. */
export function namesOf(snapshot: PageSnapshot): PageNames {
  const page = readPage(snapshot)
  const named: Named[] = []
  for (const node of page.nodes) {
    if (node.disabled || node.readonly) continue
    const within = new Set(page.ancestors(node).map(({ ref }) => ref))
    const add = (kind: Named['kind'], more: Partial<Named> = {}) =>
      named.push({ kind, node, names: callings(page, node), within, ...more })
    if (node.options && !node.editable)
      add('choice', {
        choices: node.options
          .filter(({ disabled }) => !disabled)
          .map(({ label, value }) => ({ label, isEmpty: value === '' })),
      })
    else if (node.role === 'radiogroup' || node.role === 'group') {
      const radios = page.inside(node).filter(({ role, disabled }) => role === 'radio' && !disabled)
      if (radios.length > 1)
        add('choice', {
          names: groupNames(page, node),
          choices: radios.map(radio => ({ label: callings(page, radio)[0] ?? '', ref: radio.ref })),
        })
    } else if (node.role === 'listbox') {
      const options = page.inside(node).filter(({ role, disabled }) => role === 'option' && !disabled)
      if (options.length > 1)
        add('choice', {
          names: [...groupNames(page, node), ...openerNames(page)],
          choices: options.map(option => ({ label: callings(page, option)[0] ?? page.text(option), ref: option.ref })),
        })
    } else if (MARKS.has(node.role)) add('mark')
    else if (TEXTS.has(node.role) || (isField(node) && node.editable === true)) add('field')
    else if (node.role === 'button' && node.pressed !== undefined) {
      // What stays pressed is on or off, as a mark is (WAI-ARIA aria-pressed); what it says may be shorter than its name.
      const names = [...new Set([...callings(page, node), page.text(node)])].filter(Boolean)
      add('mark', { names })
      add('button', { names })
    } else if (node.role === 'button' || node.role === 'link' || node.role === 'tab' || node.role === 'menuitem')
      add('button')
    else if (isSegment(page, node))
      add('button', {
        isSegment: true,
        names: [...new Set([node.name, page.text(node), node.title ?? ''])].filter(Boolean),
      })
  }
  nameBody(named)
  const groups = page.nodes
    .filter(({ role }) => role === 'group' || role === 'radiogroup')
    .map(node => ({ node, names: groupNames(page, node) }))
  named.push(
    ...looseRadios(page, named),
    ...steppersOf(page),
    ...wholeNames(named),
    ...datesInParts(page, groups),
    ...calendarButtons(page),
    ...scalesOf(page),
  )
  const grouped = new Set(named.flatMap(({ choices = [] }) => choices.flatMap(({ ref }) => ref ?? [])))
  for (const radio of page.nodes.filter(
    ({ role, ref, disabled }) => role === 'radio' && !disabled && !grouped.has(ref),
  ))
    named.push({
      kind: 'mark',
      node: radio,
      names: callings(page, radio),
      within: new Set(page.ancestors(radio).map(({ ref }) => ref)),
    })
  const scopes = page.nodes.flatMap(node => {
    const names = GROUPS.has(node.role) ? groupNames(page, node) : []
    return names.length ? [{ ref: node.ref, names }] : []
  })
  const headings = [
    snapshot.title.split(/\s[–|—-]\s/)[0]!,
    ...page.nodes.filter(({ role }) => role === 'heading').map(({ name }) => name),
  ]
  return { page, named, scopes, headings }
}

/** What a text that is written is called, whichever of these words its field has (RFC 5322 § 2.3: the body of a message is its text). */
const BODY = /\b(?:text|body|message|contents?)\b/i
const BODIES = ['text', 'message', 'body', 'content']

/** The one field of several lines for the text of what is written goes by any name for such a text. */
function nameBody(named: readonly Named[]): void {
  const long = named.filter(
    ({ kind, node }) => kind === 'field' && node.role === 'textbox' && node.editable === true && node.tag !== 'input',
  )
  const [body, ...more] = long.filter(({ names }) => names.some(name => BODY.test(name)))
  if (body && more.length === 0) body.names = [...new Set([...body.names, ...BODIES])]
}

/** Radio buttons side by side behind a text, without a group around them: that text says what is chosen by them. */
function looseRadios(page: Page, named: readonly Named[]): Named[] {
  const grouped = new Set(named.flatMap(({ choices = [] }) => choices.flatMap(({ ref }) => ref ?? [])))
  const radios = page.nodes.filter(({ role, ref, disabled }) => role === 'radio' && !disabled && !grouped.has(ref))
  const holderOf = (radio: PageNode) => {
    const above = page.parent(radio)
    return above?.tag === 'label' ? page.parent(above) : above
  }
  return [...Map.groupBy(radios, holderOf)].flatMap(([holder, own]): Named[] => {
    const first = holder && page.children(holder)[0]
    const name = first?.role === 'text' && !first.clickable ? first.name.replace(/[\s:?*]+$/, '') : ''
    if (!holder || own.length < 2 || name === '' || name.length > 60) return []
    const choices = own.map(radio => ({ label: callings(page, radio)[0] ?? '', ref: radio.ref }))
    const within = new Set(page.ancestors(holder).map(({ ref }) => ref))
    return [{ kind: 'choice', node: { ...holder, role: 'radiogroup' }, names: [name], choices, within }]
  })
}

/** What a segment of a row of alike parts may say at most. */
const LONGEST_SEGMENT = 30
const LEAST_SEGMENTS = 3

/** One of several texts side by side that each answer a click and hold nothing else: the segments of a filter without roles. */
function isSegment(page: Page, node: PageNode): boolean {
  const isPart = (one: PageNode) =>
    one.clickable === true &&
    /^(?:generic|text|listitem)$/.test(one.role) &&
    page.children(one).every(({ role }) => role === 'text') &&
    /\p{L}{2}/u.test(page.text(one)) &&
    page.text(one).length <= LONGEST_SEGMENT
  const parent = isPart(node) ? page.parent(node) : undefined
  return parent !== undefined && page.children(parent).filter(isPart).length >= LEAST_SEGMENTS
}

/** Numbers between two controls that change them: called as the controls are, and as what stands around. */
function steppersOf(page: Page): Named[] {
  const all = findSteppers(page)
  return all.map(({ holder, shown, up, down }) => {
    const around = all.some(other => other.holder === holder && other.shown !== shown)
      ? ''
      : textAround(page, holder, all)
    const names = [up.name, down.name, around, holder.name, shown.label ?? '']
      .map(name =>
        name
          .replace(/\b(?:one|more|fewer|less|add|remove|increase|decrease|extra|for)\b|[^\p{L}\s]/giu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter(name => name !== '' && name.length < 60)
    const within = new Set(page.ancestors(shown).map(({ ref }) => ref))
    return { kind: 'field', node: { ...shown, role: 'spinbutton' }, names: [...new Set(names)], within }
  })
}

/** What stands around a stepper: of the nearest part that says something, while it is the only stepper there. */
function textAround(page: Page, holder: PageNode, all: readonly { shown: PageNode }[]): string {
  for (const part of [holder, ...page.ancestors(holder).slice(0, 2)]) {
    const inside = new Set(page.inside(part))
    if (all.filter(({ shown }) => inside.has(shown)).length > 1) return ''
    const texts = [...inside].filter(
      node => page.children(node).length === 0 && !isControl(node) && /\p{L}{3}/u.test(node.name) && !node.editable,
    )
    const said = texts.filter(node => !page.ancestors(node).some(above => inside.has(above) && isControl(above)))
    if (said.length) return said.map(({ name }) => name).join(' ')
  }
  return ''
}

const GIVEN = /\b(?:given|first|fore|christian)[- ]?names?\b/i
const FAMILY = /\b(?:family|last|sur)[- ]?names?\b/i

/** A given name beside a family name: together they take a whole name, where no other field does. */
function wholeNames(named: readonly Named[]): Named[] {
  const fields = named.filter(({ kind }) => kind === 'field')
  const [given, ...more] = fields.filter(({ names }) => names.some(name => GIVEN.test(name)))
  const [family, ...others] = fields.filter(({ names }) => names.some(name => FAMILY.test(name)))
  const isTaken = fields.some(({ names }) => names.some(name => /^(?:your |full |whole )*name\W*$/i.test(name)))
  if (!given || !family || more.length || others.length || isTaken) return []
  return [{ ...given, names: ['name', 'full name'], last: family.node }]
}

function callings(page: Page, node: PageNode): string[] {
  const own = [node.name, node.label, node.placeholder, node.title].filter(
    (name): name is string => name !== undefined && name.trim() !== '',
  )
  own.push(...own.flatMap(coordinates), ...own.flatMap(withoutCount), ...own.flatMap(withoutPlace))
  const beside = own.length === 0 && isField(node) ? textBeside(page, node) : undefined
  return [...new Set([...own, ...(beside ? [beside] : [])])]
}

/** "Restore “Old plan” from the archive": the deed and what it is done to, where the latter is quoted, are a name by themselves. */
function withoutPlace(name: string): string[] {
  const match = /^(\p{Lu}\p{L}+) [“"]([^”"]+)[”"] (?:from|to|in|into|on|at) /u.exec(name.trim())
  return match ? [`${match[1]} ${match[2]}`] : []
}

/** "Fresh bread (12)", "Cycling 7": what a filter says behind its name is how many there are. */
function withoutCount(name: string): string[] {
  const match = /^(.*\p{L})\s+(?:\(\d[\d.,]*\)|\d{1,5})$/u.exec(name.trim())
  return match && !/\b(?:row|seat|page|step|room|no|number|part|level|line|section|table|day|week)$/i.test(match[1]!)
    ? [match[1]!]
    : []
}

/** "Row C, seat 4" is the place C4 of a plan: its only single letter with its only number. */
function coordinates(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = words.filter(word => /^\p{Lu}$/u.test(word))
  const numbers = words.filter(word => /^\d{1,3}$/.test(word))
  return words.length > 2 && letters.length === 1 && numbers.length === 1 ? [`${letters[0]}${numbers[0]}`] : []
}

/** What the control is called that has opened a list, where only one has (WAI-ARIA combobox pattern). */
function openerNames(page: Page): string[] {
  const [opener, ...more] = page.nodes.filter(({ role, expanded }) => role === 'combobox' && expanded === true)
  return opener && more.length === 0 ? callings(page, opener) : []
}

/** What a group is called: its name, or a legend that is its first text. */
function groupNames(page: Page, node: PageNode): string[] {
  const [first] = page.children(node)
  const legend = first && (first.tag === 'legend' || /^(?:heading|text)$/.test(first.role)) ? page.text(first) : ''
  return [node.name, legend].filter(name => name.trim() !== '' && name.length < 80)
}

/** Words that say nothing of a label: determiners, prepositions, modal verbs, and what forms say to people (closed classes). */
const LITTLE = new Set(
  wordList`
    a an the this that my your our his her its their of in on at to for from by with and or is are be as me you we
    i it am them these those do please enter choose required optional can may could might will would should too
    also
  `,
)
const plain = (text: string): string => text.replace(/\be-mail/gi, 'email')
export const contentOf = (text: string): string[] => {
  const words = wordsIn(plain(text))
  const said = words.filter(word => !LITTLE.has(word))
  return said.length ? said : words
}

/** From here on a word is the same one, in another form, with a slip, or as a common synonym. */
const SAME_WORD = 0.75

/**
 * How well words name something, 0 to 1: every one of them has to be in its name; 1 where they say all of it, else by how
 * much of it they say.
 */
export function fitName(said: readonly string[], name: string): number {
  const has = contentOf(name)
  if (!said.length || !has.length) return 0
  const scores = said.map(word => Math.max(0, ...has.map(other => likeness(word, other))))
  if (scores.some(score => score < SAME_WORD)) return 0
  const covered = has.filter(other => said.some(word => likeness(word, other) >= SAME_WORD)).length / has.length
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return (covered === 1 ? 1 : 0.5 + 0.45 * covered) * (0.8 + 0.2 * mean)
}

/** Whether a word is another one, in another form, or with a slip. */
export const isSameWord = (said: string, other: string): boolean =>
  likeness(said, other) >= (Math.min(said.length, other.length) < 5 ? 0.9 : SAME_WORD)

/** Another form of a longer word counts as the same ("reminder", "remind"). */
function likeness(word: string, other: string): number {
  if (/^\d/.test(word) && word.replace(/^0(?=\d)/, '') === other.replace(/^0(?=\d)/, '')) return 1
  if (isDerived(word, other) || isDerived(other, word)) return 0.92
  const isForm = Math.min(word.length, other.length) >= 5 && (word.startsWith(other) || other.startsWith(word))
  return isForm ? Math.max(0.85, matchWord(word, other)) : matchWord(word, other)
}

/** A noun of a verb, or an adverb: "payment" of "pay", "rental" of "rent", "monthly" of "month" (suffixes of English). */
const isDerived = (word: string, other: string): boolean =>
  word.length >= 3 &&
  other.startsWith(word) &&
  /^(?:ments?|ings?|ers?|ions?|als?|ly|able|ance)$/.test(other.slice(word.length))

export const bestFit = (said: readonly string[], names: readonly string[]): number =>
  Math.max(0, ...names.map(name => fitName(said, name)))
