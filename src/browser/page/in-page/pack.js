/**
 * The nodes of a snapshot as rows: large pages spend longer on the way to the service than on being read, and most of what is
 * sent otherwise is the names of the properties. ../unpack-nodes.ts reads them.
 */
const NUMBERED = new Set(['ref', 'parent'])
const REPEATED = new Set(['role', 'tag', 'heading'])

function packNodes(nodes) {
  const shapes = new Map()
  const words = new Map()
  const numberIn = (map, key) => {
    const known = map.get(key)
    if (known !== undefined) return known
    map.set(key, map.size)
    return map.size - 1
  }
  const rows = nodes.map(node => {
    const keys = Object.keys(node).filter(key => node[key] !== undefined)
    const values = keys.map(key =>
      NUMBERED.has(key) ? Number(node[key].slice(1)) : REPEATED.has(key) ? numberIn(words, node[key]) : node[key],
    )
    return [numberIn(shapes, keys.join(' ')), ...values]
  })
  return { shapes: [...shapes.keys()], words: [...words.keys()], rows }
}
