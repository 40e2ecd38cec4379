import { renderAnswer, renderProblem, renderProgress, renderQuestion } from './answer.js'
import { request, streamChat } from './api.js'
import { el } from './dom.js'

const find = id => document.getElementById(id)
const log = find('log')
const input = find('message')

/** The conversation that is shown; undefined before its first message. */
let sessionId
/** The answer under way: its abort controller. */
let current
/** Counts views, so that a late answer never lands in another conversation. */
let view = 0

// ------------------------------------------------------------ conversation

const readHash = () => {
  const match = /^#\/c\/(.+)$/.exec(location.hash)
  try {
    return match ? decodeURIComponent(match[1]) : undefined
  } catch {
    return undefined
  }
}

function show(...elements) {
  find('welcome')?.remove()
  log.append(...elements)
  scrollDown()
}

function scrollDown() {
  const scroller = find('scroller')
  scroller.scrollTop = scroller.scrollHeight
}

/** Shows the end, or the beginning of an answer that is longer than the window. */
function scrollToAnswer(question) {
  const scroller = find('scroller')
  const top = question.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop - 12
  scroller.scrollTop = Math.min(top, scroller.scrollHeight)
}

async function ask(message, approval) {
  if (current || !message.trim()) return
  const here = view
  const controller = (current = new AbortController())
  const progress = renderProgress()
  const question = renderQuestion(message)
  show(question, progress.element)
  drawBusy()
  let ended = false
  const finish = element => {
    ended = true
    if (here === view) progress.element.replaceWith(element)
  }
  try {
    await streamChat(
      { message, ...(sessionId && { session_id: sessionId }), ...(approval && { approval }) },
      (event, data) => {
        if (event === 'session' && here === view) remember(data.session_id)
        else if (event === 'answer') {
          if (here === view) settleApprovals()
          finish(renderAnswer(data, { waiting: data.data.approval?.id, decide: decideOn(data.data.approval) }))
        } else if (event === 'error') finish(renderProblem(data.message))
        else progress.on(event, data)
      },
      controller.signal,
    )
    if (!ended) finish(renderProblem('The connection ended before the answer was complete.'))
  } catch (error) {
    finish(renderProblem(controller.signal.aborted ? 'Stopped.' : `The agent cannot be reached: ${error.message}`))
  }
  if (current === controller) current = undefined
  if (here === view) scrollToAnswer(question)
  drawBusy()
  void drawSessions()
}

const decideOn = approval => (decision, args) =>
  void ask(decision === 'approve' ? 'Approve' : 'Reject', { id: approval.id, decision, ...(args && { args }) })

/** Approvals that were shown before are no longer open once anything newer was answered. */
function settleApprovals() {
  for (const form of log.querySelectorAll('form.approval:not(.settled)')) {
    form.classList.add('settled')
    for (const control of form.elements) control.disabled = true
  }
}

async function stop() {
  if (!current) return
  const stopping = current
  try {
    if (sessionId) await request('chat/stop', { method: 'POST', body: { session_id: sessionId } })
    else stopping.abort()
  } catch {
    stopping.abort()
  }
}

function remember(id) {
  if (sessionId === id) return
  sessionId = id
  history.replaceState(null, '', `#/c/${encodeURIComponent(id)}`)
}

/** Shows the conversation that the address names. */
async function openFromAddress() {
  const id = readHash()
  if (id === sessionId && log.childElementCount) return
  const here = ++view
  current?.abort()
  current = undefined
  sessionId = id
  log.replaceChildren()
  drawBusy()
  closeSide()
  if (!id) drawWelcome()
  else await load(id, here)
  void drawSessions()
}

async function load(id, here) {
  try {
    const session = await request(`sessions/${encodeURIComponent(id)}`)
    if (here !== view) return
    const waiting = session.approval?.id
    log.replaceChildren(
      ...session.messages.map(message =>
        message.role === 'user'
          ? renderQuestion(message.content)
          : renderAnswer(
              { response: message.content, data: message.data, metadata: message.metadata },
              { waiting, decide: decideOn(message.data?.approval) },
            ),
      ),
    )
    if (session.running) {
      log.append(renderProgress().element)
      setTimeout(() => here === view && !current && void load(id, here), 1000)
    }
    scrollDown()
  } catch (error) {
    if (here !== view) return
    if (error.status === 404) {
      sessionId = undefined
      history.replaceState(null, '', location.pathname)
      drawWelcome('That conversation no longer exists.')
    } else log.replaceChildren(renderProblem(`The conversation cannot be shown: ${error.message}`))
  }
}

// ------------------------------------------------------------ around it

function drawBusy() {
  find('send').hidden = Boolean(current)
  find('stop').hidden = !current
}

function drawWelcome(note) {
  const list = el('div', { class: 'suggestions' })
  log.replaceChildren(
    el(
      'section',
      { id: 'welcome', class: 'welcome' },
      note && el('p', { class: 'note' }, note),
      el('h1', {}, 'What would you like to know?'),
      el('p', {}, 'Ask in plain language. Every answer shows the calls and the data behind it.'),
      list,
    ),
  )
  request('suggestions').then(
    ({ suggestions }) =>
      list.replaceChildren(
        ...suggestions.map(text =>
          el('button', { class: 'suggestion', type: 'button', onclick: () => void ask(text) }, text),
        ),
      ),
    () => undefined,
  )
}

async function drawSessions() {
  try {
    const { sessions } = await request('sessions?limit=50')
    find('sessions').replaceChildren(
      ...sessions.map(({ session_id: id, title }) =>
        el(
          'li',
          { class: id === sessionId ? 'current' : undefined },
          el(
            'a',
            { href: `#/c/${encodeURIComponent(id)}`, 'aria-current': id === sessionId ? 'page' : undefined, title },
            title,
          ),
          el(
            'button',
            { class: 'remove', type: 'button', 'aria-label': `Delete: ${title}`, onclick: () => void remove(id) },
            '×',
          ),
        ),
      ),
    )
  } catch {
    // The status line tells that the server is away.
  }
}

async function remove(id) {
  await request(`sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(() => undefined)
  if (id === sessionId) location.hash = ''
  else void drawSessions()
}

async function drawStatus() {
  const line = find('status')
  try {
    const { status, mode, registry, browser } = await request('status')
    const lacksBrowser = registry.reachable && browser.enabled && !browser.available
    line.dataset.state = lacksBrowser ? 'degraded' : status
    line.lastElementChild.textContent = registry.reachable
      ? `${registry.tools} tools from ${registry.applications} ${registry.applications === 1 ? 'application' : 'applications'}${lacksBrowser ? ', no browser' : ''}`
      : 'Registry away'
    line.title = lacksBrowser ? browser.message : (registry.message ?? registry.url)
    if (document.activeElement !== find('mode')) find('mode').value = mode
  } catch {
    line.dataset.state = 'away'
    line.lastElementChild.textContent = 'Server away'
  }
}

async function changeMode() {
  const select = find('mode')
  select.blur()
  await request('settings/mode', { method: 'PUT', body: { mode: select.value } }).catch(() => undefined)
  void drawStatus()
}

function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
  try {
    localStorage.setItem('agent.theme', root.dataset.theme)
  } catch {
    // Private windows may refuse; the theme holds for this visit.
  }
}

function openSide(open) {
  document.body.classList.toggle('side-open', open)
  find('menu').setAttribute('aria-expanded', String(open))
  find('shade').hidden = !open
}
const closeSide = () => openSide(false)

function fitInput() {
  input.style.height = 'auto'
  input.style.height = `${Math.min(input.scrollHeight, 200)}px`
}

function submit() {
  if (current || !input.value.trim()) return
  const message = input.value
  input.value = ''
  fitInput()
  void ask(message)
}

find('composer').addEventListener('submit', event => (event.preventDefault(), submit()))
input.addEventListener('input', fitInput)
input.addEventListener('keydown', event => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  submit()
})
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return
  if (document.body.classList.contains('side-open')) closeSide()
  else void stop()
})
find('stop').addEventListener('click', () => void stop())
find('theme').addEventListener('click', switchTheme)
find('mode').addEventListener('change', () => void changeMode())
find('menu').addEventListener('click', () => openSide(!document.body.classList.contains('side-open')))
find('shade').addEventListener('click', closeSide)
find('new-chat').addEventListener('click', () => {
  if (readHash()) location.hash = ''
  else void openFromAddress()
  closeSide()
  input.focus()
})
addEventListener('hashchange', () => void openFromAddress())

void openFromAddress()
void drawStatus()
setInterval(() => document.visibilityState === 'visible' && void drawStatus(), 5000)
