/** What the columns of repeated structures (records.js) are called: by labels, markup, classes, else by their values. */

/** A constant text is a label where it ends in a colon, or is a dt, th, label or b before its value in the same line. */
function isLabelBefore(constant, next) {
  const one = constant.find(Boolean)
  const value = next.find(Boolean)
  if (!one || !value) return false
  if (/[:：]$/.test(one.value)) return true
  // Bare words in front of an element: `Filed under <a>…`.
  if (one.element === parentOf(value.element)) return true
  return /^(dt|th|label|b|strong|small)$/.test(tagOf(one.element)) && parentOf(one.element) === parentOf(value.element)
}

/** What stands before all values: words and a colon (`Price: 5`), or a preposition (`By Ana`); and after all of them (`… on`). */
function prefixOf(values) {
  if (values.length < 2) return undefined
  // Not the scheme of an address.
  const heads = values.map(value => /^(\p{L}[\p{L} ]{0,30})\s*[:：](?!\/\/)\s*\S/u.exec(value)?.[1])
  if (heads[0] && heads.every(head => head === heads[0])) return { name: heads[0], start: /^[^:：]*[:：]\s*/ }
  if (new Set(values).size < 2) return undefined
  const words = values.map(value => value.split(' '))
  const [first] = words[0]
  const isShared =
    /^(by|from|in|at|on|for|to|with|since|until)$/i.test(first) &&
    words.every(all => all.length > 1 && all[0] === first)
  if (!isShared) return undefined
  const last = words[0].at(-1)
  const isEnd = /^\p{Ll}{1,4}$/u.test(last) && words.every(all => all.length > 2 && all.at(-1) === last)
  return { name: first.toLowerCase(), start: /^\S+\s+/, end: isEnd ? /\s+\S+$/ : undefined }
}

function nameColumns(keys, valuesOf, labels, split, blocks) {
  const classes = keys.map(key => classNameOf(valuesOf(key).find(Boolean)?.element))
  const common = commonStart(classes.filter(Boolean))
  // The part of a block is called after it: `card-price`, `card__price` in a `card`.
  const shorten = name => {
    const block = blocks.find(one => name.startsWith(`${one}-`) || name.startsWith(`${one}_`))
    return (block ? name.slice(block.length) : name.slice(common.length)).replace(/^[-_]+/, '') || name
  }
  return keys.map((key, at) => {
    if (key === '@link') return 'link'
    const part = valuesOf(key).find(Boolean)
    const { element } = part
    const named =
      attribute(element, 'itemprop') ??
      attribute(element, 'data-label') ??
      attribute(element, 'data-title') ??
      attribute(element, 'data-field')
    if (labels.has(key)) return labels.get(key)
    if (split.get(key)) return split.get(key).name
    if (named) return squeeze(named).toLowerCase()
    const own = classes[at] && classes.filter(one => one === classes[at]).length === 1 ? shorten(classes[at]) : ''
    if (closest(element, 'h1,h2,h3,h4,h5,h6,[role=heading]')) return 'title'
    if (own) return squeeze(own.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ')).toLowerCase()
    return nameByValues(
      element,
      valuesOf(key)
        .filter(Boolean)
        .map(one => one.value),
      keys.some(
        other =>
          other !== key &&
          other !== '@link' &&
          closest(valuesOf(other).find(Boolean).element, 'h1,h2,h3,h4,h5,h6,[role=heading]'),
      ),
    )
  })
}

/** The class of an element that says what it is: words, no numbers, sizes or scrambled letters. */
function classNameOf(element) {
  if (!element) return undefined
  const words = tokensOf(attribute(element, 'class')).filter(
    token =>
      /^[a-z]+([-_]{1,2}[a-z]+|[A-Z][a-z]+)*$/.test(token) &&
      !/(^|[-_])(xs|sm|md|lg|xl|bold|flex|grid|col|row|left|right|center|muted|small|large|text|font|bg|mt|mb|p|m)([-_]|$)/.test(
        token,
      ),
  )
  return words[0]
}

/** What the names begin with in common, up to a hyphen: the block that they belong to. */
function commonStart(names) {
  if (names.length < 2) return ''
  let start = names[0]
  for (const name of names) while (!name.startsWith(start)) start = start.slice(0, -1)
  return start.slice(0, Math.max(start.lastIndexOf('-'), start.lastIndexOf('_')) + 1)
}

function nameByValues(element, values, hasTitle) {
  const most = test => values.filter(value => test.test(value)).length > values.length / 2
  if (tagOf(element) === 'img') return 'image'
  if (closest(element, 'time') || most(/^\d{4}-\d\d-\d\d|^\d{1,2}[./ ]\w+[./ ]\d{4}|^\p{L}{3,9}\.? \d{1,2}, \d{4}/u))
    return 'date'
  if (most(/★|☆|\bstars?\b|^\d([.,]\d)? ?(\/|out of) ?(5|10)\b/i)) return 'rating'
  if (most(/(\p{Sc}\s?\d|\d\s?\p{Sc})/u)) return 'price'
  return closest(element, 'a[href]') && !hasTitle ? 'title' : 'text'
}
