import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

/** A list that is drawn anew after every click, with a tool bar for what is ticked and a place in the navigation of its name. */
const PLANTS = `<!doctype html><title>Plants</title>
<nav><a href="#all">All</a> <a href="#water">Water</a> <a href="#move">Move out</a></nav>
<section aria-label="Plants"><div><label><input type=radio name=s> All</label><label><input type=radio name=s> Thirsty</label></div>
<div id=bar></div><ul id=rows></ul></section><p>Done: <output id=o>nothing</output></p>
<form onsubmit="o.textContent = new FormData(this).getAll('k').join(); return false"><h2>News</h2>
<label>E-mail <input type=email name=m></label> <label><input type=checkbox name=k value=frost> Frost</label>
<label><input type=checkbox name=k value=sales> Sales</label> <button>Sign up</button></form><script>
const P = [['Fern', 'Hall'], ['Ivy', 'Porch'], ['Palm', 'Hall'], ['Moss', 'Shed']].map(([n, w]) => ({ n, w }))
const draw = () => {
  bar.innerHTML = P.some(p => p.on) ? '<button id=w>Water</button>' : ''
  rows.innerHTML = P.map(p => '<li class=row style="cursor:pointer"><input type=checkbox aria-label=Select ' + (p.on ? 'checked' : '') + '><div><span>' + p.n + '</span> <span>' + p.w + '</span></div></li>').join('')
  rows.querySelectorAll('input').forEach((b, k) => b.onclick = e => { e.stopPropagation(); P[k].on = b.checked; draw() })
  rows.querySelectorAll('.row').forEach((r, k) => r.onclick = () => { o.textContent = 'opened ' + P[k].n })
  if (bar.firstChild) bar.firstChild.onclick = () => { o.textContent = 'watered ' + P.filter(p => p.on).map(p => p.n).join(' and '); P.forEach(p => p.on = false); draw() }
}
draw()
</script>`

describe('several items of a list', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-plants-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'plants.html'), PLANTS)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  for (const [message, done] of [
    ['water both plants from the Hall', 'watered Fern and Palm'],
    ['water all plants from the Hall', 'watered Fern and Palm'],
    // There are not so many, there is no such tool, and a place of the navigation waters nothing.
    ['water the three plants from the Hall', 'nothing'],
    ['repot both plants from the Hall', 'nothing'],
    // What an item says is nothing that is said of a choice over the list.
    ['mark Ivy as thirsty', 'nothing'],
    // What a form is for may be what has to be ticked in it.
    ['sign me up for frost and sales, ada@fir.example', 'frost,sales'],
    ['sign me up for sales, ada@fir.example', 'sales'],
  ] as const)
    it(`are done as a whole or not at all: ${message}`, async () => {
      pages.anew()
      await pages.say(`open ${pages.site.url}/x/plants`)
      const { data, pending } = await pages.say(message)
      if (pending) await pages.approve()
      expect(data.error === undefined).to.equal(done !== 'nothing')
      expect((await pages.say('what is done')).data.result).to.equal(done)
      expect((await pages.say('is Thirsty checked?')).data.result).to.equal(false)
    })
})

describe('one of several controls that look alike', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-labels-'))
  let pages: Pages
  before(async () => {
    const page = `<!doctype html><title>Labels</title><main><span id=a></span><br>
<input placeholder="New label"></main><p>Gone: <output id=o>nothing</output></p><script>
a.innerHTML = ['fig', 'plum', 'pear'].map(t => '<span class=l>' + t + ' <b style="cursor:pointer">×</b></span>').join('')
a.querySelectorAll('b').forEach(b => b.onclick = () => { o.textContent += ' ' + b.parentElement.textContent; b.parentElement.remove() })
</script>`
    writeFileSync(join(folder, 'labels.html'), page)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  for (const message of ['remove the label "plum", then stop', 'remove plum', 'remove the label quince'])
    it(`is never another one's: ${message}`, async () => {
      pages.anew()
      await pages.say(`open ${pages.site.url}/x/labels`)
      await pages.say(message, { approvals: 'never' })
      expect((await pages.say('what is gone')).data.result).not.to.match(/fig|pear/)
    })
})
