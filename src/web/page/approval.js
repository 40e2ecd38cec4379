import { el, toLabel } from './dom.js'

/**
 * The card of a write that waits: what will happen, the arguments as fields, and yes or no. `decide(decision, args)`
 * is called with the arguments only when they were changed. `active` is false for one that was decided.
 */
export function renderApproval(approval, active, decide) {
  const fields = Object.entries(approval.args).map(([name, value]) => makeField(name, value, approval.schema))
  const problem = el('p', { class: 'call-error', role: 'alert', hidden: true })
  const approve = el('button', { class: 'button primary', type: 'submit' }, 'Approve')
  const reject = el('button', { class: 'button', type: 'button', onclick: () => settle('reject') }, 'Reject')
  const form = el(
    'form',
    {
      class: 'approval',
      'aria-label': 'Approval',
      'data-approval': approval.id,
      onsubmit: event => (event.preventDefault(), settle('approve')),
    },
    el('h3', {}, active ? 'This changes data. Go ahead?' : 'Change asked for'),
    el('p', { class: 'approval-action' }, approval.action),
    el('p', { class: 'call-tool' }, approval.tool),
    el(
      'div',
      { class: 'fields' },
      fields.map(({ label, input }) => el('label', {}, el('span', {}, label), input)),
    ),
    problem,
    el('div', { class: 'buttons' }, approve, reject),
  )
  if (!active) lock()

  function lock() {
    form.classList.add('settled')
    for (const control of form.elements) control.disabled = true
    for (const button of [approve, reject]) button.hidden = true
  }
  function settle(decision) {
    let args
    try {
      if (decision === 'approve') args = readFields(fields, approval.args)
    } catch (error) {
      problem.textContent = error.message
      problem.hidden = false
      return
    }
    lock()
    decide(decision, args)
  }
  return form
}

function makeField(name, value, schema) {
  const property = schema?.properties?.[name] ?? {}
  const choices = Array.isArray(property.enum) ? property.enum : undefined
  const plain = value === null || typeof value !== 'object'
  let input
  if (choices?.includes(value)) {
    input = el(
      'select',
      {},
      choices.map(choice => el('option', { value: String(choice), selected: choice === value }, String(choice))),
    )
  } else if (typeof value === 'boolean') input = el('input', { type: 'checkbox', checked: value })
  else if (typeof value === 'number') input = el('input', { type: 'number', step: 'any', value: String(value) })
  else if (plain && String(value ?? '').length < 80) input = el('input', { type: 'text', value: String(value ?? '') })
  else input = el('textarea', { rows: 4, value: plain ? String(value) : JSON.stringify(value, null, 2) })
  return { name, label: toLabel(name), input, value, choices, plain }
}

/** The edited arguments; undefined when nothing was changed. Throws for text that is not a value of its kind. */
function readFields(fields, before) {
  const after = Object.fromEntries(fields.map(field => [field.name, readField(field)]))
  return JSON.stringify(after) === JSON.stringify(before) ? undefined : after
}

function readField({ label, input, value, choices, plain }) {
  if (choices?.includes(value)) return choices.find(choice => String(choice) === input.value)
  if (typeof value === 'boolean') return input.checked
  if (typeof value === 'number') {
    if (input.value.trim() === '' || !Number.isFinite(Number(input.value))) throw new Error(`${label} must be a number`)
    return Number(input.value)
  }
  if (plain) return value === null && input.value === '' ? null : input.value
  try {
    return JSON.parse(input.value)
  } catch {
    throw new Error(`${label} must be JSON`)
  }
}
