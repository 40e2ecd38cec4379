import { isObject } from '../../../../lib/json.ts'
import type { Target, Extraction } from '../../contract.ts'
import { pickNth } from '../../pick-nth.ts'
import { answerWhereSure } from '../asking/answer-question.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { MARGIN } from '../../ground/ground.ts'
import { matchText } from '../../ground/match-text.ts'
import { locate, locateAll } from '../finding/locate.ts'
import { conditionIn, withoutColumn } from './condition-of-rows.ts'
import { overPages } from './over-pages.ts'
import type { ReadResult, Rows } from './result.ts'
import { tell } from './write-rows.ts'

/** Records with the columns asked for. */
export async function readRecords(
  { of, columns, contains }: Extract<Extraction, { kind: 'records' }>,
  step: Of<'extract'>,
  context: RunContext,
): Promise<ReadResult> {
  // Which of them are meant only their records say: "the e-mails of all editors".
  const asked = of && !step.as && !step.pages ? await answerWhereSure(step.said, context, true) : undefined
  // Fewer columns than were asked for are no answer.
  const isWhole = (value: unknown) =>
    columns.length < 2 || (isObject(value) && Object.keys(value).length >= columns.length)
  if (asked && [asked.result].flat().every(isWhole)) return asked
  const condition = of && (await conditionIn(of, context))
  const rows = await overPages(step, context, async () => {
    const extracted = await context.browser.extract({
      ...(condition ? { columns: [...columns, condition.column] } : { kind: 'records' as const, columns }),
      ...(contains && { contains }),
    })
    const all = (extracted.items[0]?.rows ?? []) as Rows
    return condition ? all.filter(condition.holds).map(row => withoutColumn(row, condition.column)) : all
  })
  if (!rows.length)
    throw new Stopped('NOT_FOUND', `I find no ${of?.said ?? 'records'} with ${columns.join(', ')} on the page.`)
  context.sure.push(0.8)
  return tell(rows, columns, step, context)
}

/** Tables, links, headings, lists and images. */
export async function readKind(
  extraction: Extract<Extraction, { kind: 'tables' | 'links' | 'headings' | 'lists' | 'images' }>,
  step: Of<'extract'>,
  context: RunContext,
): Promise<ReadResult> {
  const { kind, target, contains, index } = extraction
  const regions = target && !isWholeKind(target, kind) ? await regionsOf(target, kind, context) : [undefined]
  const isWhole = regions[0] === undefined
  let count = 0
  const rows = await overPages(step, context, async () => {
    const items = []
    for (const region of regions) {
      const extracted = await context.browser.extract({
        kind,
        ...(region && { ref: region }),
        ...(contains && { contains }),
      })
      items.push(...extracted.items)
    }
    count = items.length
    const isOne = kind === 'tables' || kind === 'lists'
    const chosen = index === undefined ? items : [pickNth(items, index)].filter(item => item !== undefined)
    if (
      isOne &&
      items.length > 1 &&
      index === undefined &&
      isWhole &&
      target?.all !== true &&
      !/s$/.test(step.said.replace(/\W+$/, '')) &&
      !/\b(?:all|every|tables|lists)\b/i.test(step.said)
    )
      throw new Stopped(
        'AMBIGUOUS',
        `There are ${items.length} ${kind} on the page. Which one?\n` +
          `${items.map((item, at) => `${at + 1}. ${item.name ?? item.columns.join(', ')} (${item.total} rows)`).join('\n')}`,
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

/** The part of the page that is meant; of "the headings of the entries" each entry. */
async function regionsOf(target: Target, kind: string, context: RunContext): Promise<string[]> {
  if (target.all && target.name === undefined && kind !== 'tables' && kind !== 'lists') {
    const found = await locateAll(await withoutPage(target, context), 'region', context)
    const alike = found.filter(({ score }) => found[0]!.score - score < MARGIN)
    const outer = alike.filter(({ page, node }) =>
      page.ancestors(node).every(above => alike.every(other => other.node.ref !== above.ref)),
    )
    return outer.sort((a, b) => a.page.order(a.node) - b.page.order(b.node)).map(({ node }) => node.ref)
  }
  // "the table under Prices" is the table; "links in the footer" are those of the footer.
  const { node } = await locate(target, kind === 'tables' || kind === 'lists' ? 'expect' : 'region', context)
  return [node.ref]
}

/** "the entries in the log" on a page called "Log": all of the page's, not those that speak of the log. */
async function withoutPage(target: Target, context: RunContext): Promise<Target> {
  const { title, nodes } = await context.browser.snapshot()
  const names = [title, ...nodes.filter(({ role, level }) => role === 'heading' && level === 1).map(({ name }) => name)]
  const isPage = ({ relation, to }: NonNullable<Target['relations']>[number]) =>
    relation === 'in' && to.name !== undefined && names.some(name => matchText(to.name!, name) > 0.9)
  const relations = target.relations?.filter(one => !isPage(one))
  return { ...target, ...(relations && { relations }) }
}
