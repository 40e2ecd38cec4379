import type { JsonObject } from '../../../lib/json.ts'
import { KEYS, type Action, type Choices } from './actions.ts'

/** Refs of one kind in the schema: providers take no longer lists of allowed values. */
const MOST_REFS = 200

/**
 * The JSON Schema of the next action: what can be done now and nothing else. Refs are those of elements that are shown and
 * fit, addresses those that the person wrote. While a dialog waits, it is all there is.
 */
export function actionSchema(choices: Choices): JsonObject {
  const { click, type, select, check, drag, refs, addresses, hasMore, hasDialog } = choices
  const ref = (allowed: readonly string[]) => oneOf(allowed.slice(0, MOST_REFS))
  const text = { type: 'string' }
  const doing = [
    click.length > 0 && one('click', { ref: ref(click) }),
    type.length > 0 && one('type', { ref: ref(type), text, submit: { type: 'boolean' } }),
    select.size > 0 && one('select', { ref: ref([...select.keys()]), value: text }),
    check.length > 0 && one('check', { ref: ref(check), checked: { type: 'boolean' } }),
    one('press', { key: oneOf(KEYS) }),
    click.length > 0 && one('hover', { ref: ref(click) }),
    drag.length > 0 && one('drag', { ref: ref(drag), to: ref(refs) }),
    one('scroll', { direction: oneOf(['up', 'down']) }),
    one('back', {}),
    one('wait', {}),
  ]
  const alternatives = [
    ...(hasDialog ? [one('dismiss_dialog', {})] : doing.filter(schema => schema !== false)),
    ...(addresses.length && !hasDialog ? [one('open', { url: oneOf(addresses) })] : []),
    ...(hasMore && !hasDialog ? [one('more', {})] : []),
    one('finish', { answer: text }),
    one('ask', { question: text }),
    one('stop', { reason: text }),
  ]
  return object({ why: text, action: { anyOf: alternatives } })
}

const oneOf = (values: readonly string[]): JsonObject => ({ type: 'string', enum: [...values] })

const one = (name: Action['do'], more: JsonObject): JsonObject => object({ do: oneOf([name]), ...more })

const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
