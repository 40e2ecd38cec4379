import { expect } from 'chai'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

describe('browser: click', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())

  const listen = (id: string, event = 'click', text = `${event} on ${id}`) =>
    `<script>document.getElementById('${id}').addEventListener('${event}', e => { document.getElementById('out').textContent += '${text}' + (e.isTrusted ? '. ' : ' by script. ') })</script>`

  it('clicks a button, once', async () => {
    await pages.show(`<button id=a>Save</button><p id=out>: </p>${listen('a')}`)
    const result = await pages.call('click', { ref: await pages.ref('button', 'Save'), snapshot: true })
    expect(result.outcome).to.equal('done')
    expect(result.snapshot.text).to.contain(': click on a.')
    expect(await pages.out()).to.equal(': click on a.')
  })

  it('clicks what is far down the page', async () => {
    await pages.show(`<p id=out>: </p><div style="height:3000px"></div><button id=a>Down here</button>${listen('a')}`)
    await pages.call('click', { ref: await pages.ref('button') })
    expect(await pages.out()).to.equal(': click on a.')
  })

  it('has reached what is drawn anew by the very click', async () => {
    await pages.show(`<div id=a role=button style="display:inline-block"><b style="font-size:40px">+</b></div><p id=out>: </p>${listen('a')}
      <script>a.addEventListener('mousedown', () => { a.innerHTML = '<b style="font-size:40px">-</b>' }); a.addEventListener('mouseup', () => a.click())</script>`)
    expect((await pages.call('click', { ref: await pages.ref('button') })).outcome).to.equal('done')
  })

  it('scrolls to what a part of the page hides beside another button', async () => {
    await pages.show(
      `<div style="height:60px;overflow:auto"><div style="height:52px">x</div><button id=a style="height:40px">Like</button><div style="height:200px"></div></div><button style="height:60px;width:300px">Done</button><p id=out>: </p>${listen('a')}`,
    )
    await pages.call('click', { ref: await pages.ref('button', 'Like') })
    expect(await pages.out()).to.equal(': click on a.')
  })

  it('clicks what can be seen of an element that is cut off', async () => {
    await pages.show(
      `<div style="width:20px;height:30px;overflow:clip"><button id=a style="width:100px">Next</button></div><p id=out>: </p>${listen('a')}`,
    )
    await pages.call('click', { ref: await pages.ref('button') })
    expect(await pages.out()).to.equal(': click on a.')
  })

  it('clicks a button that another one overlaps where it is still to be seen', async () => {
    const at = (left: number) => `position:absolute;top:20px;left:${left}px;width:80px;height:20px`
    await pages.show(
      `<button id=a style="${at(10)}">One</button><button id=b style="${at(45)}">Two</button><p id=out>: </p>${listen('a')}${listen('b')}`,
    )
    await pages.call('click', { ref: await pages.ref('button', 'One') })
    expect(await pages.out()).to.equal(': click on a.')
  })

  it('clicks what gives way under the mouse where it is then', async () => {
    await pages.show(`<style>span { display: inline-block; width: 20px; height: 16px } #a:hover { width: 0 } #a.shown:hover { width: 20px }</style>
      <div><span id=a role=button aria-label=Like></span><span id=b role=button aria-label=Share></span></div><p id=out>: </p><script>a.addEventListener('mouseenter', () => setTimeout(() => a.classList.add('shown'), 200))</script>${listen('a')}${listen('b')}`)
    await pages.call('click', { ref: await pages.ref('button', 'Like') })
    expect(await pages.out()).to.equal(': click on a.')
  })

  it('says what covers an element, and waits for it to go away', async () => {
    const page = (seconds: number) =>
      `<button id=a>Save</button><p id=out>: </p><div id=cover role=dialog aria-label="Cookies" style="position:fixed;inset:0;background:white">We</div>${listen('a')}
      <script>setTimeout(() => document.getElementById('cover').remove(), ${seconds * 1000})</script>`
    await pages.show(page(60))
    const { message } = await pages.failure('click', { ref: await pages.ref('button', 'Save') })
    expect(message).to.equal('button "Save" is covered by dialog "Cookies"')
    expect(await pages.out()).to.equal(':')
    await pages.show(page(0.8))
    await pages.call('click', { ref: await pages.ref('button', 'Save') })
    expect(await pages.out()).to.equal(': click on a.')
  })

  it('gives the click to an element that only its parent is met in place of', async () => {
    await pages.show(
      `<div style="width:200px;height:50px"><span id=a role=button style="pointer-events:none">Save</span></div><p id=out>: </p>${listen('a')}`,
    )
    await pages.call('click', { ref: await pages.ref('button', 'Save') })
    expect(await pages.out()).to.equal(': click on a by script.')
  })

  it('clicks twice, with the right button, with keys held, and at a place of the element', async () => {
    await pages.show(
      `<div id=a role=button style="width:100px;height:100px">Box</div><p id=out>: </p>${listen('a', 'dblclick')}${listen('a', 'contextmenu')}
      <script>document.getElementById('a').addEventListener('mousedown', e => { document.getElementById('out').textContent += [e.offsetX, e.offsetY, e.ctrlKey].join() + ' ' })</script>`,
    )
    const ref = await pages.ref('button')
    await pages.call('click', { ref, count: 2 })
    expect(await pages.out()).to.contain('dblclick on a.')
    await pages.call('click', { ref, button: 'right' })
    expect(await pages.out()).to.contain('contextmenu on a.')
    await pages.call('click', { ref, position: { x: 0.1, y: 0.9 }, modifiers: ['Control'] })
    expect(await pages.out()).to.contain('10,90,true')
  })

  it('clicks in an inner frame, in a shadow tree and in a frame of another origin', async () => {
    const inner = `<button id=a>Inner</button><p id=out>: </p>${listen('a')}`
    await pages.show(
      `<p>Top</p><iframe src="/inner" style="border:7px solid;padding:5px"></iframe>
      <iframe src="${pages.origin.replace('127.0.0.1', 'localhost')}/inner"></iframe>`,
      { '/inner': inner },
    )
    const refs = (await pages.nodes()).filter(node => node.role === 'button').map(node => node.ref)
    expect(new Set(refs).size).to.equal(2)
    for (const ref of refs) await pages.call('click', { ref })
    const texts = (await pages.nodes()).filter(node => node.id === 'out').map(node => node.name)
    expect(texts).to.deep.equal([': click on a.', ': click on a.'])
  })

  it('does not wait for ever when a dialog opens, and tells of it', async () => {
    await pages.show(`<button onclick="confirm('Sure?')">Ask</button>`)
    const result = await pages.call('click', { ref: await pages.ref('button'), snapshot: true })
    expect(result.dialogs[0]).to.include({ message: 'Sure?', state: 'waiting' })
    await pages.call('dialog', { action: 'dismiss' })
  })

  it('waits until the page that it opened is there', async () => {
    await pages.show(`<a href="/next">Next page</a>`, { '/next': '<title>Second</title><h1>Here</h1>' })
    const result = await pages.call('click', { ref: await pages.ref('link'), snapshot: true })
    expect(result).to.include({ title: 'Second' })
    expect(result.snapshot.text).to.contain('Here')
  })

  it('says so when the element is gone, also on the next page', async () => {
    await pages.show(`<button id=a>Save</button>`, { '/next': '<button>Delete</button>' })
    const ref = await pages.ref('button')
    await pages.call('navigate', { url: `${pages.origin}/next` })
    await pages.nodes()
    const { message, code } = await pages.failure('click', { ref })
    expect(message).to.equal(`${ref} is not on the page any more; take a new snapshot`)
    expect(code).to.equal('ELEMENT_MISSING')
  })

  it('tells what the page says to it', async () => {
    await pages.show(`<p role=status>Ready</p><p role=alert id=alert></p><button onclick="alert_()">Save</button>
      <script>const alert_ = () => setTimeout(() => document.querySelector('#alert').textContent = 'Could not be saved')</script>`)
    const { notes } = await pages.call('click', { ref: await pages.ref('button') })
    expect(notes).to.deep.equal(['The page says: “Could not be saved”'])
  })

  it('says that what a label is for is disabled', async () => {
    await pages.show('<label id=one><input type=checkbox disabled> Task</label>')
    const one = (await pages.nodes()).find(({ id }) => id === 'one')!
    expect((await pages.failure('click', { ref: one.ref })).message).to.contain('checkbox "Task" is disabled')
  })

  it('says that a button is disabled', async () => {
    await pages.show(`<button disabled>Save</button>`)
    expect((await pages.failure('click', { ref: await pages.ref('button') })).message).to.equal(
      'button "Save" is disabled',
    )
  })
})
