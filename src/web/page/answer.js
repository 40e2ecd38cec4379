import { renderApproval } from './approval.js'
import { renderChart } from './chart.js'
import { countOf, el } from './dom.js'
import { renderEvidence, writeArguments } from './evidence.js'
import { renderFiles } from './files.js'
import { renderResult } from './table.js'

export const renderQuestion = text => el('article', { class: 'message user' }, el('p', { class: 'bubble' }, text))

/** An answer: the sentence first, then the data, the approval if one waits, and the evidence behind a disclosure. */
export function renderAnswer({ response, data = {}, metadata }, { waiting, decide }) {
  const { approval, error } = data
  return el(
    'article',
    { class: `message agent${error ? ' problem' : ''}` },
    renderText(response, data.unsupported),
    error &&
      error.message &&
      error.message !== response &&
      !response.includes(error.message) &&
      el('p', { class: 'note' }, error.message),
    data.complete === false && el('p', { class: 'warning' }, 'This answer is partial: not everything was read.'),
    !approval && renderChart(data),
    !approval && renderResult(data),
    renderFiles(data.files),
    approval && renderApproval(approval, waiting === approval.id, decide),
    renderEvidence(data, metadata),
  )
}

/** The sentence of an answer; what no result has is marked, and said below. */
function renderText(response, unsupported = []) {
  const [text, ...notes] = response.split('\n\n[?] ')
  if (!unsupported.length || !notes.length) return el('p', { class: 'text' }, response)
  const parts = text.split(' [?]')
  const marked = parts.flatMap((part, at) => {
    const words = at < parts.length - 1 ? unsupported.find(one => part.endsWith(one)) : undefined
    if (words === undefined) return at < parts.length - 1 ? [part, ' [?]'] : [part]
    const mark = el('mark', { class: 'unsupported', title: 'In no result of this answer' }, words)
    return [part.slice(0, part.length - words.length), mark]
  })
  return [el('p', { class: 'text' }, marked), el('p', { class: 'warning' }, notes.join(' '))]
}

export const renderProblem = text =>
  el('article', { class: 'message agent problem', role: 'alert' }, el('p', { class: 'text' }, text))

/** What is happening while an answer is worked out. */
export function renderProgress() {
  const text = el('p', { class: 'text', hidden: true })
  const list = el('ol', { class: 'steps' })
  const label = el('p', { class: 'working' }, el('span', { class: 'spinner', 'aria-hidden': 'true' }), 'Working…')
  const element = el('article', { class: 'message agent', 'aria-busy': 'true' }, text, list, label)
  const open = new Map()

  function showStep({ tool, args, state, rows, duration_ms: time, error }) {
    const key = `${tool} ${writeArguments(args)}`
    let line = open.get(key)
    if (!line || state === 'started') {
      line = el('li', {}, el('span', { class: 'call-tool' }, tool), el('span', { class: 'call-facts' }))
      open.set(key, line)
      list.append(line)
      while (list.children.length > 6) list.firstChild.remove()
    }
    line.className = state
    const facts = [rows != null && countOf(rows, 'row'), time != null && `${Math.round(time)} ms`, error]
    line.lastChild.textContent = facts.filter(Boolean).join(' · ')
  }

  return {
    element,
    on: (event, data) => {
      if (event === 'step') showStep(data)
      if (event === 'token') {
        text.hidden = false
        text.append(data.text)
      }
    },
  }
}
