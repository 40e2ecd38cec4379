import { countOf, el, toText } from './dom.js'

/** "How was this answered?": calls with arguments, rows and times, the SQL, and whether everything was read. */
export function renderEvidence(data, metadata) {
  const calls = data.steps ?? []
  const sql = data.sql
  const planned = data.plan?.steps ?? []
  if (!calls.length && !sql && !planned.length && !data.source?.length) return undefined
  return el(
    'details',
    { class: 'evidence' },
    el('summary', {}, 'How was this answered?'),
    el(
      'div',
      { class: 'evidence-body' },
      data.complete === false && el('p', { class: 'warning' }, 'Not everything was read: this answer is partial.'),
      calls.length > 0 && el('ol', { class: 'calls' }, calls.map(renderCall)),
      !calls.length && planned.length > 0 && el('ol', { class: 'calls' }, planned.map(renderPlanned)),
      sql && [el('h4', {}, 'SQL over the results'), el('pre', {}, el('code', {}, sql))],
      data.source?.length > 0 &&
        el(
          'p',
          { class: 'note' },
          `Rows read: ${data.source.map(({ tool, rows }) => `${toText(rows)} from ${tool}`).join(', ')}`,
          data.complete === true ? '. Everything was read.' : '',
        ),
      el('p', { class: 'note' }, describeRun(metadata)),
    ),
  )
}

function renderCall({ tool, args, status, rows, duration_ms: time, error }) {
  const facts = [rows != null && countOf(rows, 'row'), time != null && `${Math.round(time)} ms`].filter(Boolean)
  return el(
    'li',
    { class: `call ${status}` },
    el('span', { class: 'call-tool' }, tool),
    el('code', { class: 'call-args' }, writeArguments(args)),
    el('span', { class: 'call-facts' }, status === 'done' ? facts.join(' · ') : [status, ...facts].join(' · ')),
    error && el('span', { class: 'call-error' }, error),
  )
}

const renderPlanned = step =>
  el(
    'li',
    { class: 'call' },
    el('span', { class: 'call-tool' }, step.tool ?? 'SQL'),
    el('code', { class: 'call-args' }, step.sql ?? writeArguments(step.args)),
    el('span', { class: 'call-facts' }, 'planned'),
  )

export const writeArguments = args =>
  Object.entries(args ?? {})
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')

function describeRun(metadata) {
  if (!metadata) return ''
  const { execution_time: time, confidence, engine, mode } = metadata
  return [
    `Answered in ${time < 1 ? `${Math.round(time * 1000)} ms` : `${time.toFixed(1)} s`}`,
    `confidence ${Math.round(confidence * 100)} %`,
    engine === 'model' ? `model ${metadata.model ?? ''}`.trim() : 'built-in engine',
    `${mode} mode`,
  ].join(' · ')
}
