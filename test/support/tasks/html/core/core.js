/*
 * The interface of MiniWoB++ pages (Farama Foundation, "JavaScript API", and what core/core.js offers to those who run
 * tasks), written anew for the pages of these tests: seeds, episodes, what is asked, rewards.
 */
var WOB_RAW_REWARD_GLOBAL = 0
var WOB_REWARD_GLOBAL = 0
var WOB_REWARD_REASON = null
var WOB_DONE_GLOBAL = false
var WOB_EPISODE_ID = 0
var WOB_TASK_READY = true

var core = { EPISODE_MAX_TIME: 10000, timer: null, cover: null }

/* Mulberry32 over a hash of the seed; every Math.random of a task comes from it. */
Math.seedrandom = seed => {
  let state = [...String(seed)].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619), 2166136261) >>> 0
  Math.random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

core.startEpisode = () => {
  if (!core.cover) {
    core.cover = document.createElement('div')
    core.cover.id = 'sync-task-cover'
    core.cover.textContent = 'START'
    core.cover.onclick = () => core.startEpisodeReal()
    document.body.append(core.cover)
    const display = document.createElement('div')
    display.id = 'reward-display'
    display.innerHTML =
      '<span>Last reward:</span> <span id="reward-last">-</span> <span>Time left:</span> <span id="timer-countdown">-</span>'
    document.body.append(display)
  }
  core.cover.style.display = 'block'
}
core.startEpisodeReal = () => {
  genProblem()
  WOB_DONE_GLOBAL = false
  WOB_RAW_REWARD_GLOBAL = WOB_REWARD_GLOBAL = 0
  WOB_REWARD_REASON = null
  core.cover.style.display = 'none'
  clearTimeout(core.timer)
  core.timer = setTimeout(() => core.endEpisode(-1, false, 'timed out'), core.EPISODE_MAX_TIME)
}
core.endEpisode = (reward, byTime, reason) => {
  if (core.timer === null) return
  clearTimeout(core.timer)
  core.timer = null
  WOB_RAW_REWARD_GLOBAL = WOB_REWARD_GLOBAL = reward
  WOB_REWARD_REASON = reason || null
  WOB_DONE_GLOBAL = true
  WOB_EPISODE_ID++
  core.startEpisode()
}
core.hideDisplay = () => (document.getElementById('reward-display').style.display = 'none')
core.getUtterance = () => document.getElementById('query').textContent.replace(/\s+/g, ' ').trim()

/* For the tasks. */
const pick = list => list[Math.floor(Math.random() * list.length)]
const from = (low, high) => low + Math.floor(Math.random() * (high - low + 1))
const mixed = list => {
  const out = [...list]
  for (let at = out.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[out[at], out[other]] = [out[other], out[at]]
  }
  return out
}
const some = (list, count) => mixed(list).slice(0, count)
const byId = id => document.getElementById(id)
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const ask = text => (byId('query').textContent = text)
const show = html => (byId('area').innerHTML = html)
const end = (good, reason) => core.endEpisode(good ? 1 : -1, false, reason)
const on = (selector, event, work) => all(selector).forEach(element => element.addEventListener(event, work))
const PEOPLE =
  'Ann Bob Cleo Dirk Edda Finn Gwen Hugo Iris Jock Kira Lars Mona Nils Olga Paul Rosa Sven Tess Ugo Vera Walt Yuri Zoe'.split(
    ' ',
  )
const THINGS =
  'apple bridge candle drum eagle forest guitar hammer island jacket kettle lemon mirror needle orange pencil quilt ribbon saddle table umbrella violin window yarn'.split(
    ' ',
  )
const SURNAMES =
  'Abel Brook Crane Dale Ember Frost Glass Hart Ives Juniper Kent Lowe Marsh North Oakes Pike Quill Reed Stone Thorne'.split(
    ' ',
  )

window.addEventListener('load', () => {
  document.body.insertAdjacentHTML('afterbegin', '<div id="wrap"><div id="query"></div><div id="area"></div></div>')
  core.startEpisode()
})
