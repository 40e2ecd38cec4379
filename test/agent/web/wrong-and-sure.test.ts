import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

const SHOP = `<!doctype html><title>Kites</title><h1>Kites</h1><a href="#cart">Cart (0)</a><ul>
${['Delta Two', 'Box Kite', 'Sled']
  .map(
    name => `<li><h3><a href="#${name}">${name}</a></h3><p>${name === 'Sled' ? 'Out of stock' : 'In stock'}</p>
<button onclick="o.textContent='${name}'" ${name === 'Sled' ? 'disabled' : ''}>Add to cart</button></li>`,
  )
  .join('')}</ul><p>Added: <output id=o>nothing</output></p>`

const BASKET = `<!doctype html><title>Basket</title><h1>Basket</h1><table><thead><tr><th>Item</th><th>Price</th><th>Count</th><th>Total</th></tr></thead>
<tbody><tr><td>Delta Two</td><td>€80.00</td><td>1</td><td>€80.00</td></tr><tr><td>String</td><td>€6.00</td><td>3</td><td>€18.00</td></tr></tbody>
<tfoot><tr><td colspan=3>Subtotal</td><td>€98.00</td></tr><tr><td colspan=3>Shipping</td><td>€4.00</td></tr></tfoot></table>`

const FORUM = `<!doctype html><title>Kite forum</title><h1>Kite forum</h1><table><tr><th>Topic</th><th>Author</th><th>Replies</th></tr>
<tr><td><a href="#1">Knots that hold</a></td><td>ada</td><td>14</td></tr><tr><td><a href="#2">Best wind</a></td><td>bo</td><td>3</td></tr>
<tr><td><a href="#3">Lost over the lake</a></td><td>cy</td><td>0</td></tr><tr><td><a href="#4">Tomatoes on the sail</a></td><td>ada</td><td>7</td></tr></table>`

const POST = `<!doctype html><title>Knots</title><h1>Knots</h1><article><b>ada</b><p>Use a bowline.</p><button onclick="o.textContent='ada'">Like (3)</button></article>
<article><b>bo</b><p>Or tape.</p><button onclick="o.textContent='bo'">Like (1)</button></article>
<label>Your reply <textarea id=t></textarea></label> <button>Post</button><p>Liked: <output id=o>nobody</output></p>`

const HOURS = `<!doctype html><title>Lessons</title><h1>Lessons</h1>
${[['Monday', '08:30', '09:00'], ['Tuesday', '10:00'], ['Wednesday'], ['Thursday', '08:30']]
  .map(
    ([day, ...times]) =>
      `<section><h2>${day}</h2>${times.map(time => `<button onclick="o.textContent='${day} ${time}'">${time}</button>`).join(' ') || '<p>No lessons</p>'}</section>`,
  )
  .join('')}<p>Booked: <output id=o>none</output></p>`

const STAYS = `<!doctype html><title>Huts</title><h1>Huts</h1>
${[
  ['Pine Hut', '★★★', '8.9'],
  ['Lake Hut', '★★', '7.6'],
  ['Rock Hut', '★★★★', '9.1'],
]
  .map(
    ([name, stars, rating]) =>
      `<section class=card><h2>${name}</h2><p>${stars}</p><p>Rating: ${rating}</p><button>Choose</button></section>`,
  )
  .join('')}`

const TRAINS = `<!doctype html><title>Ferries</title><h1>Ferries</h1><table><tr><th>Time</th><th>To</th><th>Pier</th><th>Status</th></tr>
<tr><td>09:04</td><td>Lindholm</td><td>4</td><td>On time</td></tr><tr><td>09:20</td><td>Anholt</td><td>2</td><td>Cancelled</td></tr>
<tr><td>09:34</td><td>Lindholm</td><td>4</td><td>On time</td></tr></table>`

const BOAT = `<!doctype html><title>Boat</title><h1>Toy boat</h1><form onsubmit="o.textContent=[...new FormData(this)].join(' ');return false">
<label>Size <select name=s><option value="">-</option><option>40</option><option>43</option></select></label>
<fieldset><legend>Colour</legend><label><input type=radio name=c value=red> Red</label> <label><input type=radio name=c value=black> Black</label></fieldset>
<label>Quantity <input type=number name=q value=1></label> <label><input type=checkbox name=g value=wrapped> Gift wrap (+ €3.00)</label>
<button>Add to basket</button></form><p>Added: <output id=o>nothing</output></p>`

describe('what was told surely and was wrong', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-wrong-sure-'))
  let pages: Pages
  before(async () => {
    for (const [name, html] of Object.entries({ SHOP, BASKET, FORUM, POST, HOURS, STAYS, TRAINS, BOAT }))
      writeFileSync(join(folder, `${name.toLowerCase()}.html`), html)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  const open = async (page: string) => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/${page}`)
  }
  const read = async (question: string) => (await pages.say(question)).data.result

  it('what is put into the cart is not only opened', async () => {
    await open('shop')
    await pages.say('Add the Box Kite to my cart')
    expect(await read('what is added')).to.equal('Box Kite')
    await open('shop')
    const { response } = await pages.say('Add the Sled to the cart')
    expect(response).to.include('disabled')
    expect((await pages.say('is the Sled available?')).data.result).to.equal(false)
  })

  it('sums below a table are none of its records', async () => {
    await open('basket')
    expect((await pages.say('what is the most expensive item in my basket?')).response).to.include('Delta Two')
  })

  it('things of a condition are counted, and not looked for as a text', async () => {
    await open('forum')
    expect((await pages.say('is there a topic without replies?')).data.result).to.not.equal(false)
  })

  it('a word that another word is one letter from is not that one', async () => {
    await open('forum')
    await pages.say('open the thread about potatoes', { approvals: 'never' })
    expect((await pages.say('what is the address of this page?')).response).to.not.include('#4')
  })

  it('words that lead to a quotation are none of the text', async () => {
    await open('post')
    await pages.say('write a reply saying "I will try tape."')
    expect(await read('what is in the reply field?')).to.equal('I will try tape.')
    await open('post')
    await pages.say('write a reply about order 7: "Where is it?"')
    expect(await read('what is in the reply field?')).to.not.include('about order')
  })

  it('a deed of which the page has buttons types nothing', async () => {
    await open('post')
    await pages.say('like the post by rosie', { approvals: 'never' })
    expect(await read('what is in the reply field?')).to.not.equal('rosie')
  })

  it('a time under another heading than was said is not taken', async () => {
    await open('hours')
    await pages.say('book Wednesday at 10:00')
    expect(await read('what is booked')).to.equal('none')
    await pages.say('book the 10:00 on Tuesday')
    expect(await read('what is booked')).to.equal('Tuesday 10:00')
  })

  it('stars are as many as are shown, whatever the rating is', async () => {
    await open('stays')
    expect((await pages.say('how many stars does Lake Hut have?')).response).to.match(/\b2\b/)
  })

  it('a row that is told by several of its cells is judged by all of it', async () => {
    await open('trains')
    expect((await pages.say('check that the 09:20 to Anholt is cancelled')).data.result).to.equal(true)
    const { data } = await pages.say('check that the 09:20 to Anholt is on time')
    expect(data.error?.code).to.equal('NOT_AS_EXPECTED')
  })

  it('an extra with its price in its name is not left out', async () => {
    await open('boat')
    await pages.say('add two of them in black, size 43, gift wrapped, to the basket')
    expect(await read('what is added')).to.include('wrapped')
  })
})
