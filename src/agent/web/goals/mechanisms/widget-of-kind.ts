import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Mechanism } from '../work.ts'

/** What kinds of controls are called (HTML 5, § 4.10), and what they are. */
const KINDS: Readonly<Record<string, (node: PageNode) => boolean>> = {
  button: ({ role }) => role === 'button',
  text: node => isTextField(node),
  textbox: node => isTextField(node),
  'text box': node => isTextField(node),
  'text field': node => isTextField(node),
  'text input': node => isTextField(node),
  input: node => isTextField(node),
  textarea: ({ tag }) => tag === 'textarea',
  'text area': ({ tag }) => tag === 'textarea',
  checkbox: ({ role }) => role === 'checkbox',
  'check box': ({ role }) => role === 'checkbox',
  radio: ({ role }) => role === 'radio',
  'radio button': ({ role }) => role === 'radio',
  select: ({ tag }) => tag === 'select',
  dropdown: ({ tag, role }) => tag === 'select' || role === 'combobox',
  link: ({ role }) => role === 'link',
  slider: ({ role }) => role === 'slider',
  image: ({ role }) => role === 'img',
  password: ({ type }) => type === 'password',
  date: ({ type }) => type === 'date',
  number: ({ role }) => role === 'spinbutton',
}
const isTextField = ({ tag, type, role }: PageNode): boolean =>
  tag === 'input' && /^(?:textbox|searchbox)$/.test(role) && /^(?:text|search)?$/.test(type ?? '')

const THING = '(?:widget|element|control|component)'
const OF_KIND = pattern('i')`
  ^(?:on )?(?:an?|the|any)\ (?:
    ["“]?(?<before>[a-z -]+?)["”]? ${THING}
    |${THING} (?:of|with) (?:the )?(?:type|kind) ["“]?(?<behind>[a-z -]+?)["”]?
    |${THING} ["“](?<quoted>[a-z -]+?)["”]
  )$
`

/** "Click on a "textarea" widget", "select the control of type radio": what is of that kind. */
export const widgetOfKind: Mechanism = async ({ kind, rest }, { hands, orders }) => {
  if (!/^(?:click|choose|find|use|focus)$/.test(kind)) return false
  const said = OF_KIND.exec(restore(rest, orders.source))?.groups
  const name = said?.['before'] ?? said?.['behind'] ?? said?.['quoted']
  const isOfKind = name === undefined ? undefined : KINDS[name.toLowerCase()]
  const found = isOfKind ? hands.page.nodes.filter(one => !one.hidden && !one.disabled && isOfKind(one)) : []
  const [node, ...others] = found
  // "the button control" is one that there is once; of "a button control" any is meant.
  if (!node || (others.length > 0 && /^(?:on )?the\b/i.test(rest))) return false
  await hands.click(node)
  return true
}
