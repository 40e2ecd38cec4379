import { expect } from 'chai'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

describe('browser: mouse and keys', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())

  const LISTS = `<div id=a style="width:200px;min-height:80px;background:#eee"><div id=x draggable=true style="width:60px;height:30px">Item</div></div>
    <div id=b role=region aria-label=Target style="width:200px;height:80px;background:#ccc"></div><p id=out>:</p>`

  it('drags with the events of drag and drop', async () => {
    await pages.show(`${LISTS}<script>
      x.addEventListener('dragstart', e => e.dataTransfer.setData('text', 'x'))
      b.addEventListener('dragover', e => e.preventDefault())
      b.addEventListener('drop', e => { b.append(document.getElementById(e.dataTransfer.getData('text'))) })</script>`)
    const nodes = await pages.nodes()
    const from = nodes.find(node => node.draggable)!
    const to = nodes.find(node => node.name === 'Target')!
    await pages.call('drag', { from: from.ref, to: to.ref })
    expect((await pages.nodes()).find(node => node.ref === from.ref)!.parent).to.equal(to.ref)
  })

  it('says that nothing takes what was dropped', async () => {
    await pages.show(LISTS)
    const nodes = await pages.nodes()
    const { message } = await pages.failure('drag', {
      from: nodes.find(node => node.draggable)!.ref,
      to: nodes.find(node => node.name === 'Target')!.ref,
    })
    expect(message).to.contain('takes nothing that is dropped on it')
  })

  it('drags what follows the mouse, by pixels, and says when nothing has come of it', async () => {
    await pages.show(`<div id=k style="position:absolute;left:50px;top:50px;width:20px;height:20px;background:red;cursor:grab"></div><h1 style="margin-top:200px">Still</h1><script>
      k.addEventListener('pointerdown', e => { k.setPointerCapture(e.pointerId); k.onpointermove = m => { k.style.left = m.clientX - 10 + 'px' }; k.onpointerup = () => { k.onpointermove = null } })</script>`)
    const knob = (await pages.nodes()).find(node => node.id === 'k')!
    expect(knob.draggable).to.equal(true)
    await pages.call('drag', { from: knob.ref, by: { x: 100, y: 0 } })
    expect((await pages.nodes()).find(node => node.id === 'k')!.box![0]).to.equal(150)
    const result = await pages.call('drag', { from: await pages.ref('heading'), by: { x: 100, y: 0 } })
    expect(result.notes.join()).to.contain('has changed nothing')
  })

  it('draws along a way that is given, place by place', async () => {
    await pages.show(`<svg width=200 height=200 aria-label=Sheet style="cursor:crosshair"><rect width=200 height=200 fill=#eee /></svg><p id=out>:</p><script>
      const sheet = document.querySelector('svg'); let corners = []
      sheet.onmousedown = () => { corners = ['down'] }
      sheet.onmousemove = e => { if (corners.length) corners.push(Math.round(e.offsetX / 50) + '/' + Math.round(e.offsetY / 50)) }
      sheet.onmouseup = () => { out.textContent += [...new Set(corners)].join(' '); corners = [] }</script>`)
    const sheet = (await pages.nodes()).find(node => node.tag === 'svg')!
    const grip = { x: 0.25, y: 0.25 }
    const via = [
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]
    await pages.call('drag', { from: sheet.ref, grip, via, by: { x: 0, y: 0 } })
    expect(await pages.out())
      .to.contain('down')
      .and.to.match(/3\/1.*3\/3.*1\/3/)
  })

  it('moves the knob of a native slider', async () => {
    await pages.show(`<input type=range min=0 max=100 value=50 aria-label=Volume style="width:200px">`)
    await pages.call('drag', { from: await pages.ref('slider'), by: { x: 60, y: 0 } })
    expect(Number((await pages.nodes())[0]!.value)).to.be.greaterThan(70)
  })

  it('opens what opens under the mouse', async () => {
    await pages.show(
      `<style>#m{display:none} #t:hover #m{display:block}</style><div id=t tabindex=0>Menu<div id=m><a href=/x>Hidden entry</a></div></div>`,
    )
    const result = await pages.call('hover', {
      ref: (await pages.nodes()).find(node => node.name === 'Menu')!.ref,
      snapshot: true,
    })
    expect(result.snapshot.text).to.contain('Hidden entry')
  })

  it('presses keys under their usual names, so many times, and combinations', async () => {
    await pages.show(
      `<input aria-label=A value=abc><p id=out>:</p><script>addEventListener('keydown', e => { out.textContent += ' ' + (e.ctrlKey ? 'ctrl+' : '') + e.key })</script>`,
    )
    const ref = await pages.ref('textbox')
    await pages.call('press_key', { key: 'ctrl+a', ref })
    await pages.call('press_key', { key: 'down', count: 2 })
    await pages.call('press_key', { key: 'Esc' })
    expect(await pages.out()).to.contain('ctrl+a ArrowDown ArrowDown Escape')
    expect((await pages.failure('press_key', { key: 'Hyperspace' })).message).to.contain('no key "Hyperspace"')
  })

  it('marks a part of a text, over the elements that it is in', async () => {
    await pages.show(`<p id=p>One <b>two</b>\n three four</p>`)
    const ref = (await pages.nodes()).find(node => node.id === 'p')!.ref
    await pages.call('select_text', { ref, text: 'two three' })
    await pages.call('press_key', { key: 'Control+C' })
    await pages.show(
      `<p id=p>One <b>two</b>\n three four</p><p id=out></p><script>document.onselectionchange = () => { out.textContent = getSelection().toString().replace(/\\s+/g, ' ') }</script>`,
    )
    await pages.call('select_text', {
      ref: (await pages.nodes()).find(node => node.id === 'p')!.ref,
      text: 'two three',
    })
    expect(await pages.out()).to.equal('two three')
    expect(
      (await pages.failure('select_text', { ref: (await pages.nodes())[0]!.ref, text: 'nine' })).message,
    ).to.contain('has no text "nine"')
  })

  it('scrolls the page and areas in it, and says when there is no further', async () => {
    await pages.show(
      `<div id=area tabindex=0 style="height:100px;overflow:auto"><p style="height:900px">Long</p></div><p style="height:3000px">Page</p><p id=end>End</p>`,
    )
    const nodes = await pages.nodes()
    const area = nodes.find(node => node.scrollable)!
    expect(nodes.find(node => node.name === 'End')!.hidden).to.equal(true)
    await pages.call('scroll', { ref: area.ref, to: 'bottom' })
    const again = await pages.call('scroll', { ref: area.ref })
    expect(again.notes.join()).to.contain('does not scroll any further')
    await pages.call('scroll', { to: 'bottom' })
    expect((await pages.nodes()).find(node => node.name === 'End')!.hidden).to.equal(undefined)
  })

  it('clicks at a place, also in an inner frame', async () => {
    await pages.show(
      `<svg width=300 height=100><circle cx=50 cy=50 r=20 fill="#f00" onclick="out.textContent='circle'"/></svg><p id=out>:</p>`,
    )
    const circle = (await pages.nodes()).find(node => node.shape === 'circle')!
    expect(circle.background).to.equal('#ff0000')
    const [x, y, width, height] = circle.box!
    await pages.call('click_at', { x: x + width / 2, y: y + height / 2 })
    expect(await pages.out()).to.equal('circle')
  })
})

describe('browser: waiting, finding and checking', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())

  const LATE = `<p id=p>Loading orders</p><button disabled>Go</button><script>setTimeout(() => { p.textContent = 'All is ready now'; document.querySelector('button').disabled = false }, 400)</script>`

  it('waits for a text, for one to go, for a state and for an address', async () => {
    await pages.show(LATE)
    const ref = await pages.ref('button')
    await pages.call('wait_for', { text: 'is READY' })
    await pages.show(LATE)
    await pages.call('wait_for', { gone: 'Loading', ref: await pages.ref('button'), state: 'enabled' })
    const { message } = await pages.failure('wait_for', { text: 'ready orders now', timeout: 0.3 })
    expect(message).to.equal('After 0.3 s "ready orders now" is not shown; the nearest text is "All is ready now"')
    expect((await pages.failure('wait_for', { url: '/next', timeout: 0.1 })).message).to.contain(
      `the address is ${pages.origin}/`,
    )
    expect((await pages.failure('wait_for', { ref, timeout: 0.1 })).message).to.contain('it is not on the page')
  })

  const CHECKS: [string, Record<string, unknown>, boolean, string?][] = [
    ['a text', { text: 'two apples' }, true],
    ['a text that is not there', { text: 'three apples' }, false, 'the nearest text is "You have two apples"'],
    ['the contrary', { text: 'three apples', not: true }, true],
    ['the contrary of what is', { text: 'two apples', not: true }, false, '"two apples" is shown'],
    ['the title', { title: 'basket' }, true],
    ['the address', { url: '/elsewhere' }, false, 'the address is http'],
    ['a role and name', { role: 'button', name: 'Order' }, true],
    ['a role and another name', { role: 'button', name: 'Cancel' }, false, 'there is button "Order"'],
    ['how many', { role: 'listitem', count: 3 }, true],
    ['another number', { role: 'listitem', count: 2 }, false, 'there are 3'],
    ['a state', { role: 'checkbox', name: 'Gift', state: 'checked' }, true],
    [
      'another state',
      { role: 'button', name: 'Order', state: 'enabled' },
      false,
      'button "Order" is there, but not enabled',
    ],
    ['text that a field holds', { text: 'SAVE10' }, true],
  ]
  for (const [what, args, passed, actual] of CHECKS)
    it(`checks ${what}`, async () => {
      await pages.show(
        `<title>Your basket</title><p>You have <b>two</b> apples</p><p style=display:none>three apples</p><ul><li>a<li>b<li>c</ul><button disabled>Order</button><label><input type=checkbox checked>Gift</label><input aria-label=Code value=SAVE10>`,
      )
      const result = await pages.call('assert', { ...args, timeout: 0 })
      expect(result.passed, result.actual).to.equal(passed)
      if (actual) expect(result.actual).to.contain(actual)
    })

  it('waits for what is checked', async () => {
    await pages.show(LATE)
    expect((await pages.call('assert', { text: 'All is ready' })).passed).to.equal(true)
    await pages.show(LATE)
    expect((await pages.call('assert', { role: 'button', state: 'enabled' })).passed).to.equal(true)
  })

  it('finds elements by what is known of them', async () => {
    await pages.show(
      `<label>Billing street <input id=s1></label><label>Shipping street <input id=s2></label><input placeholder="Search orders"><h3>Teapot</h3><button>Add</button><div style="height:300px"></div><h3>Mug</h3><button id=mug>Add</button>`,
    )
    const first = async (args: Record<string, unknown>) => (await pages.call('find', args)).matches[0]
    expect((await first({ text: 'shipping street' })).id).to.equal('s2')
    expect((await first({ label: 'Billing street' })).id).to.equal('s1')
    expect((await first({ placeholder: 'search' })).placeholder).to.equal('Search orders')
    expect((await first({ role: 'button', name: 'Add', near: 'Mug' })).id).to.equal('mug')
    expect((await pages.call('find', { text: 'unicorn' })).matches).to.deep.equal([])
  })
})
