/**
 * Repeated structures (cards, results, entries): siblings of the same shape, and in each of them the parts that stand in the
 * same place. A column is called by what the page calls it: a label that is the same in all of them, markup that names
 * things (microdata, data-label), its heading, its class, else by what its values look like.
 */
const shapeOf = element => {
  const children = listChildren(element).filter(isElement)
  return `${tagOf(element)}|${attribute(element, 'role') ?? ''}|${stableClass(element)}|${children.length > 0}`
}

/** The class that kinds of things have; what marks states and looks is not the same among siblings. */
const stableClass = element => tokensOf(attribute(element, 'class'))[0] ?? ''

function extractRecords(root) {
  const drawn = findDrawnTables(root)
  const isDrawn = parent => drawn.some(one => one.parent === parent)
  const groups = []
  for (const parent of [root, ...deepAll(root, '*', 8000)]) {
    if (
      /^(table|tbody|thead|tr|select|svg|nav|p|dl)$/.test(tagOf(parent)) ||
      matches(parent, '[role=row],[role=grid],[role=rowgroup]') ||
      isDrawn(parent)
    )
      continue
    const byShape = new Map()
    for (const child of childrenOf(parent)) {
      if (
        !isElement(child) ||
        SKIPPED.has(tagOf(child)) ||
        /^(br|hr|option|td|th|script|style|label|input|button)$/.test(tagOf(child)) ||
        !isShown(child)
      )
        continue
      const shape = shapeOf(child)
      byShape.set(shape, [...(byShape.get(shape) ?? []), child])
    }
    for (const members of byShape.values())
      if (members.length >= 2) groups.push({ parent, members: members.slice(0, 500) })
  }
  const scored = groups
    .map(group => ({ ...group, parts: group.members.map(partsOf) }))
    .filter(({ parts }) => parts.filter(one => one.length >= 2).length >= Math.max(2, parts.length * 0.6))
    .map(group => ({
      ...group,
      score:
        Math.min(group.members.length, 50) *
        Math.min(median(group.parts.map(one => one.length)), 12) *
        alikeness(group.parts),
    }))
    .filter(group => group.score > 2)
    .sort((one, other) => other.score - one.score)
  const chosen = []
  for (const group of scored) {
    const overlapsDrawn = drawn.some(
      ({ parent, head, rows }) =>
        [head, ...rows].some(row => isWithin(group.parent, row)) || group.members.some(one => isWithin(parent, one)),
    )
    if (overlapsDrawn) continue
    const overlaps = chosen.some(
      one => isWithin(group.parent, one.parent) || one.members.some(member => isWithin(member, group.parent)),
    )
    if (!overlaps) chosen.push(group)
    if (chosen.length >= 10) break
  }
  return inOrder([...drawn.map(readDrawnTable), ...chosen.map(readRecords)])
}

const median = numbers => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** How much of what is in them is in the same places, from 0 to 1. */
function alikeness(all) {
  const counts = new Map()
  for (const parts of all)
    for (const key of new Set(parts.map(part => part.key))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const shared = [...counts.values()].filter(count => count >= all.length * 0.6).length
  return counts.size === 0 ? 0 : shared / counts.size
}

/** The parts of a record: what holds text and no further elements with text, pictures, and where its first link goes. */
function partsOf(record) {
  const parts = []
  const seen = new Map()
  const add = (path, element, value) => {
    // Dots, bars and commas between the parts of a line belong to none of them.
    const text = value.replace(/^[\s·•|,;]+|^[–—-]\s+|[\s·•|,;]+$/gu, '')
    if (text === '' && value !== '') return
    const last = parts.at(-1)
    // Links or points that follow each other are one list.
    if (last && last.path === path && /^(a|li)$/.test(tagOf(element)) && parentOf(last.element) === parentOf(element)) {
      last.value += `, ${text}`
      return
    }
    const count = (seen.get(path) ?? 0) + 1
    seen.set(path, count)
    parts.push({ path, key: count === 1 ? path : `${path}#${count}`, element, value: text })
  }
  const walk = (element, path, depth) => {
    if (parts.length > 40 || depth > 25) return
    for (const child of childrenOf(element)) {
      if (isText(child)) {
        const text = squeeze(child.data)
        if (text) add(`${path}/text`, element, text)
      } else if (isElement(child) && !SKIPPED.has(tagOf(child)) && isShown(child)) walkPart(child, path, depth)
    }
  }
  const walkPart = (child, path, depth) => {
    const tag = tagOf(child)
    const step = `${path}/${tag}.${stableClass(child)}`
    if (tag === 'img') add(step, child, attribute(child, 'alt') ?? '')
    else if (
      /^(button|input|select|textarea|svg|canvas|video|audio|iframe)$/.test(tag) ||
      attribute(child, 'role') === 'button'
    )
      return
    else if (isInlineLeaf(child)) {
      const text = squeeze(attribute(child, 'aria-label') ?? '') || textOf(child)
      if (text) add(step, child, text)
    } else walk(child, step, depth + 1)
  }
  walk(record, '', 0)
  const link = matches(record, 'a[href]') ? record : findAll(record, 'a[href]')[0]
  if (link) parts.push({ key: '@link', element: link, value: addressOf(link) })
  return parts
}

/** Text with nothing but marks of emphasis in it is one part. */
const isInlineLeaf = element =>
  listChildren(element).every(
    child =>
      !isElement(child) ||
      (/^(b|i|em|strong|mark|sub|sup|small|wbr|br|abbr|u|s|svg)$/.test(tagOf(child)) && shadowRootOf(child) === null),
  ) && shadowRootOf(element) === null

function readRecords({ parent, members, parts }) {
  const order = []
  for (const one of parts) for (const part of one) if (!order.includes(part.key)) order.push(part.key)
  const valuesOf = key => parts.map(one => one.find(part => part.key === key))
  const kept = order.filter(key => valuesOf(key).filter(Boolean).length >= Math.max(1, parts.length * 0.2)).slice(0, 30)
  const labels = new Map()
  const dropped = new Set()
  kept.forEach((key, at) => {
    const values = valuesOf(key)
      .filter(Boolean)
      .map(part => part.value)
    const isConstant = values.length >= 2 && new Set(values).size === 1 && key !== '@link'
    const next = kept[at + 1]
    if (!isConstant) return
    if (
      next &&
      next !== '@link' &&
      /[:：]$|^\p{L}[\p{L} ]{0,30}$/u.test(values[0]) &&
      isLabelBefore(valuesOf(key), valuesOf(next))
    ) {
      labels.set(next, values[0].replace(/\s*[:：]\s*$/, ''))
      dropped.add(key)
    } else if (values.length === parts.length && /^.{1,3}$|^\p{P}+$/u.test(values[0])) dropped.add(key)
  })
  const columns = kept.filter(key => !dropped.has(key))
  const split = new Map(
    columns.map(key => [
      key,
      prefixOf(
        valuesOf(key)
          .filter(Boolean)
          .map(part => part.value),
      ),
    ]),
  )
  const names = unique(nameColumns(columns, valuesOf, labels, split, tokensOf(attribute(members[0], 'class'))))
  const rows = members.map((_, row) =>
    Object.fromEntries(
      columns.map((key, at) => {
        const value = parts[row].find(part => part.key === key)?.value ?? null
        const prefix = split.get(key)
        return [
          names[at],
          prefix && value ? squeeze(value.replace(prefix.start, '').replace(prefix.end ?? '', '')) : value,
        ]
      }),
    ),
  )
  return { ref: refOf(parent), name: titleAbove(parent), columns: names, rows, total: rows.length }
}
