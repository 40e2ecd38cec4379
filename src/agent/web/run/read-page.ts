import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import { isObject } from '../../../lib/json.ts'
import type { Extraction, Step, Target } from '../contract.ts'
import { matchText } from '../ground/match-text.ts'
import { isField } from '../ground/names.ts'
import { readPage, type Page } from '../ground/page-tree.ts'
import { isControl } from '../ground/purposes.ts'
import { answerFromTables } from './answer-from-tables.ts'
import { type RunContext, Stopped } from './context.ts'
import { cut, describeNode } from './describe-node.ts'
import { besideOf, judge, membersOf, shownBy } from './expect.ts'
import { find, locate } from './locate.ts'

/** What was read from a page. */
export interface ReadResult {
  text: string
  result: unknown
  columns?: string[]
  total?: number
}

type Rows = Record<string, unknown>[]
const LONGEST_TEXT = 4000

/** Takes from the page what is asked for. */
export async function readFromPage(step: Extract<Step, { kind: 'extract' }>, context: RunContext): Promise<ReadResult> {
  const { extraction } = step
  switch (extraction.kind) {
    case 'title':
    case 'url': {
      const snapshot = await context.browser.snapshot()
      const value = snapshot[extraction.kind]
      return {
        text: extraction.kind === 'title' ? `The title is “${value}”.` : `The address is ${value}`,
        result: value,
      }
    }
    case 'text':
      return readText(extraction, context)
    case 'count':
      return readCount(extraction.target, context)
    case 'whether': {
      const judged = await judge(extraction.expectation, context)
      context.sure.push(judged.sure)
      return { text: `${judged.holds ? 'Yes' : 'No'}: ${judged.actual}.`, result: judged.holds }
    }
    case 'value':
      return readValueOrTable(extraction, step, context)
    case 'records':
      return readRecords(extraction, step, context)
    default:
      return readKind(extraction, step, context)
  }
}

async function readText(
  { target }: Extract<Extraction, { kind: 'text' | 'title' | 'url' }>,
  context: RunContext,
): Promise<ReadResult> {
  const region = target ? await locate(target, 'region', context) : undefined
  const extracted = await context.browser.extract({ kind: 'text', ...(region && { ref: region.node.ref }) })
  const lines = extracted.items.flatMap(({ rows }) => rows.map(row => Object.values(row).join(' ')))
  const text = lines.join('\n').trim()
  return { text: text ? cut(text, LONGEST_TEXT) : 'There is no text on it.', result: text }
}

async function readCount(target: Target, context: RunContext): Promise<ReadResult> {
  const snapshot = await context.browser.snapshot()
  const stated = target.noun === undefined ? statedCount(target, snapshot) : undefined
  if (stated !== undefined) {
    context.sure.push(0.75)
    return { text: `There are ${stated} ${target.name}, as the page says.`, result: stated }
  }
  const members = membersOf(target, snapshot, context)
  const said = target.said.replace(/^(?:the|all|all the) /i, '')
  if (!members.length && target.name && !target.noun) {
    context.sure.push(0.4)
    return { text: `I see no ${said} on the page “${snapshot.title}”.`, result: 0 }
  }
  // What has no noun of pages may be anything that says the word.
  context.sure.push(target.noun === undefined ? 0.5 : members.length ? Math.min(0.9, members[0]!.score) : 0.8)
  return { text: `There ${members.length === 1 ? 'is' : 'are'} ${members.length} ${said}.`, result: members.length }
}

/** "20 products": the page may say itself how many there are. */
function statedCount({ name, relations }: Target, snapshot: PageSnapshot): number | undefined {
  if (name === undefined || relations?.length) return undefined
  const page = readPage(snapshot)
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/i, 's?')
  const counts = new Set(
    page.nodes.flatMap(node => {
      const number = new RegExp(`(?:^|\\s|\\()(\\d[\\d,]*) ${escaped}\\b`, 'i').exec(node.name)?.[1]
      return number === undefined ? [] : [Number(number.replaceAll(',', ''))]
    }),
  )
  return counts.size === 1 ? [...counts][0] : undefined
}

/** What an element shows; where nothing is called so, what a table of the page says. */
async function readValueOrTable(
  extraction: Extract<Extraction, { kind: 'value' }>,
  step: Extract<Step, { kind: 'extract' }>,
  context: RunContext,
): Promise<ReadResult> {
  try {
    return await readValue(extraction, { ...context, saying: step.said, patience: Math.min(context.patience, 1000) })
  } catch (error) {
    if (!(error instanceof Stopped) || error.code !== 'NOT_FOUND' || extraction.target.back) throw error
    const { items } = await context.browser.extract({ kind: 'tables', limit: 1000 })
    const answer = answerFromTables(step.said, items)
    if (!answer) throw error
    context.sure.push(answer.confidence)
    return { text: `${answer.text} (as a table on the page says)`, result: answer.result }
  }
}

/** What an element shows; with a property, what belongs to it under that name. */
async function readValue(
  { target, property }: Extract<Extraction, { kind: 'value' }>,
  context: RunContext,
): Promise<ReadResult> {
  if (property !== undefined) {
    const found = await readProperty(target, property, context)
    if (found !== undefined) return { text: `${capital(property)}: ${found}`, result: found }
  }
  const whole: Target =
    property === undefined
      ? target
      : {
          said: `${property} of ${target.said}`,
          name: `${property} ${target.name ?? target.said}`,
          relations: target.relations,
        }
  const spoken = target.back ? await textOfMain(context) : undefined
  if (spoken) return spoken
  // "the value of the street": what a field holds.
  const field = /\bvalue\b/i.test(context.saying ?? '')
    ? find(whole, await context.browser.snapshot(), 'fill', context, 0.7)[0]
    : undefined
  const { page, node } = field ?? (await locate(whole, 'read', context))
  if (node.secret === 'filled')
    return {
      text: `${describeNode(page, node)} is filled in; what is in a field for secrets is not read.`,
      result: null,
    }
  const own = shownBy(page, node)
  const label = page.text(node)
  // A label stands for what it labels.
  const isLabel =
    !isField(node) &&
    property === undefined &&
    target.name !== undefined &&
    matchText(target.name, label) > 0.9 &&
    label.length < 60
  const beside = isLabel ? besideOf(page, node) : undefined
  const value = beside ?? own
  const trimmed = afterColon(value, target.name)
  return {
    text: trimmed
      ? `${describeNode(page, node)}: ${cut(trimmed, LONGEST_TEXT)}`.replace(
          /^(“[^”]*”) \([^)]*\): /,
          beside === undefined ? '' : '$1: ',
        )
      : `${describeNode(page, node)} is empty.`,
    result: trimmed,
  }
}

/** "what does it say" after something was opened: the text of the page's main part, or of the dialog over it. */
async function textOfMain(context: RunContext): Promise<ReadResult | undefined> {
  const page = readPage(await context.browser.snapshot())
  const ref = context.found.ref
  const last = page.get(ref)
  if (last && !isControl(last)) return undefined
  const part =
    page.nodes.find(({ role, hidden }) => (role === 'dialog' || role === 'alertdialog') && !hidden) ??
    page.nodes.find(({ role }) => role === 'main')
  const { items } = await context.browser.extract({ kind: 'text', ...(part && { ref: part.ref }) })
  const text = items
    .flatMap(({ rows }) => rows.map(row => Object.values(row).join(' ')))
    .join('\n')
    .trim()
  return text ? { text: cut(text, LONGEST_TEXT), result: text } : undefined
}

const afterColon = (text: string, name: string | undefined): string => {
  const match = /^([^:]{1,40}):\s+(\S.*)$/s.exec(text)
  return match && name !== undefined && matchText(name, match[1]!) > 0.8 ? match[2]! : text
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Amounts of money, for prices and costs: a sign or code of a currency with a number. */
const MONEY = /(?:[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY)\b)\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY)\b)/
const KINDS: readonly [RegExp, RegExp][] = [
  [/^(?:price|cost|total|amount|fee|rent|salary)$/i, MONEY],
  [/^(?:e-?mail(?: address)?)$/i, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  [/^(?:phone|telephone|phone number|telephone number|mobile)$/i, /\+?\d[\d\s()/.-]{5,}\d/],
]

/** A property of a thing: the cell of its row under that heading, or what stands behind that label in its card. */
async function readProperty(target: Target, property: string, context: RunContext): Promise<string | undefined> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const owners = find(target, snapshot, 'read', context, 0.6)
  for (const { node, score } of owners.slice(0, 4))
    for (const around of [node, ...page.ancestors(node).slice(0, 5)]) {
      const inside = page.inside(around)
      if (page.text(around).length > 1500) break
      const cell = inside.find(child => child.heading !== undefined && matchText(property, child.heading) > 0.8)
      const labelled = cell
        ? undefined
        : inside.find(
            child =>
              page.text(child).length < 60 &&
              matchText(property, page.text(child).replace(/:.*$/s, '')) > 0.85 &&
              child !== node,
          )
      const marked =
        (cell ?? labelled)
          ? undefined
          : inside.find(
              child =>
                child.classes?.some(name => matchText(property, name.replace(/[-_]+/g, ' ')) > 0.85) &&
                page.text(child),
            )
      const kind = KINDS.find(([name]) => name.test(property))?.[1]
      const typed = kind && !(cell ?? labelled ?? marked) ? kind.exec(page.text(around))?.[0] : undefined
      const value = cell
        ? shownBy(page, cell)
        : labelled
          ? valueBehind(page, labelled)
          : marked
            ? page.text(marked)
            : typed
      if (value) {
        context.sure.push(Math.min(0.9, score))
        Object.assign(context.found, { ref: node.ref, target })
        return value.trim()
      }
    }
  return undefined
}

function valueBehind(page: Page, label: PageNode): string | undefined {
  const own = /^[^:]+:\s*(\S.*)$/s.exec(page.text(label))?.[1]
  return own ?? besideOf(page, label)
}

/** Records with the columns asked for. */
async function readRecords(
  { of, columns, contains }: Extract<Extraction, { kind: 'records' }>,
  step: Extract<Step, { kind: 'extract' }>,
  context: RunContext,
): Promise<ReadResult> {
  const rows = await overPages(step, context, async () => {
    const extracted = await context.browser.extract({ kind: 'records', columns, ...(contains && { contains }) })
    const [best] = extracted.items
    return (best?.rows ?? []) as Rows
  })
  if (!rows.length)
    throw new Stopped('NOT_FOUND', `I find no ${of?.said ?? 'records'} with ${columns.join(', ')} on the page.`)
  context.sure.push(0.8)
  return tell(rows, columns, step, context)
}

/** Tables, links, headings, lists and images. */
async function readKind(
  extraction: Extract<Extraction, { kind: 'tables' | 'links' | 'headings' | 'lists' | 'images' }>,
  step: Extract<Step, { kind: 'extract' }>,
  context: RunContext,
): Promise<ReadResult> {
  const { kind, target, contains, index } = extraction
  const region = target && !isWholeKind(target, kind) ? await regionOf(target, kind, context) : undefined
  let count = 0
  const rows = await overPages(step, context, async () => {
    const extracted = await context.browser.extract({
      kind,
      ...(region && { ref: region }),
      ...(contains && { contains }),
    })
    const { items } = extracted
    count = items.length
    const isOne = kind === 'tables' || kind === 'lists'
    const chosen =
      index === undefined ? items : [items.at(index > 0 ? index - 1 : index)].filter(item => item !== undefined)
    if (
      isOne &&
      items.length > 1 &&
      index === undefined &&
      !region &&
      target?.all !== true &&
      !/s$/.test(step.said.replace(/\W+$/, '')) &&
      !/\b(?:all|every|tables|lists)\b/i.test(step.said)
    )
      throw new Stopped(
        'AMBIGUOUS',
        `There are ${items.length} ${kind} on the page. Which one?\n${items.map((item, at) => `${at + 1}. ${item.name ?? item.columns.join(', ')} (${item.total} rows)`).join('\n')}`,
        {
          options: items.map(item => ({ ref: item.ref, label: item.name ?? item.columns.join(', ') })),
          target: target ?? { said: kind },
        },
      )
    return chosen.flatMap(item => item.rows) as Rows
  })
  context.sure.push(0.9)
  if (!rows.length) {
    const what = `${kind}${contains ? ` with “${contains}”` : ''}`
    const isBeyond = index !== undefined && count > 0
    if (isBeyond || target)
      throw new Stopped(
        'NOT_FOUND',
        isBeyond ? `There are only ${count} ${kind} on the page.` : `There are no ${what} there.`,
      )
    return { text: `There are no ${what} on the page.`, result: [], total: 0 }
  }
  return tell(rows, Object.keys(rows[0]!), step, context)
}

const isWholeKind = (target: Target, kind: string): boolean =>
  target.name === undefined &&
  !target.relations?.length &&
  !target.attributes?.length &&
  kind.startsWith(target.noun ?? '-')

async function regionOf(target: Target, kind: string, context: RunContext): Promise<string> {
  // "the table under Prices" is the table; "links in the footer" are those of the footer.
  const { node } = await locate(target, kind === 'tables' || kind === 'lists' ? 'expect' : 'region', context)
  return node.ref
}

/** Reads this page and, where that is asked for, those behind it: "Next" as long as there is one. */
async function overPages(
  step: Extract<Step, { kind: 'extract' }>,
  context: RunContext,
  read: () => Promise<Rows>,
): Promise<Rows> {
  const rows = await read()
  const seen = new Set([JSON.stringify(rows)])
  for (let at = 1; at < (step.pages ?? 1); at++) {
    const snapshot = await context.browser.snapshot()
    const [next] = find(
      { said: 'next', name: 'next', otherNames: ['next page'], roles: ['link', 'button'] },
      snapshot,
      'click',
      context,
      0.75,
    )
    if (!next || next.node.disabled) break
    await context.browser.act('click', { ref: next.node.ref })
    const more = await read()
    const print = JSON.stringify(more)
    if (seen.has(print)) break
    seen.add(print)
    rows.push(...more)
  }
  return rows
}

function tell(
  rows: Rows,
  columns: string[],
  { as, pages }: Extract<Step, { kind: 'extract' }>,
  { maxShown }: RunContext,
): ReadResult {
  const [only] = columns
  const isList = columns.length === 1
  const result = isList && as !== 'json' ? rows.map(row => row[only!]) : rows
  const head = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}${pages ? ' over all pages' : ''}`
  if (as === 'json')
    return {
      text: `\`\`\`json\n${JSON.stringify(rows.slice(0, maxShown), null, 2)}\n\`\`\`${rows.length > maxShown ? `\n${head}; all are in the data.` : ''}`,
      result: rows,
      columns,
      total: rows.length,
    }
  if (as === 'csv')
    return {
      text: `\`\`\`csv\n${[columns.join(','), ...rows.map(row => columns.map(column => csv(row[column])).join(','))].join('\n')}\n\`\`\``,
      result: rows,
      columns,
      total: rows.length,
    }
  const shown = rows.slice(0, maxShown)
  const lines = isList
    ? shown.map(row => `- ${show(row[only!])}`)
    : [
        `| ${columns.join(' | ')} |`,
        `| ${columns.map(() => '---').join(' | ')} |`,
        ...shown.map(row => `| ${columns.map(column => show(row[column])).join(' | ')} |`),
      ]
  const more = rows.length > shown.length ? `\n… ${rows.length - shown.length} more` : ''
  return { text: `${head}:\n\n${lines.join('\n')}${more}`, result, columns, total: rows.length }
}

const show = (value: unknown): string =>
  (value === null || value === undefined ? '' : isObject(value) ? JSON.stringify(value) : String(value as string))
    .replace(/\|/g, '\\|')
    .replace(/\s+/g, ' ')
const csv = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value as string)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
