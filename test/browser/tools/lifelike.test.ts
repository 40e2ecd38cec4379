import { expect } from 'chai'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

/** Controls as libraries make them. */
describe('browser: controls as libraries make them', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  const ref = async (name: string, role?: string) => {
    const nodes = await pages.nodes()
    const found = nodes.find(node => node.name === name && (role === undefined || node.role === role))
    if (!found) throw new Error(`No "${name}" in\n${nodes.map(node => `${node.role} "${node.name}"`).join('\n')}`)
    return found.ref
  }

  it('a field whose value a framework keeps: it hears what is typed', async () => {
    await pages.show(`<input id=i aria-label=Name><p id=out></p><script>
      const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'); let tracked = ''
      Object.defineProperty(i, 'value', { get() { return own.get.call(this) }, set(v) { tracked = v; own.set.call(this, v) } })
      i.addEventListener('input', () => { const now = own.get.call(i); if (now !== tracked) { tracked = now; out.textContent = 'state: ' + now } })</script>`)
    await pages.call('type', { ref: await ref('Name'), text: 'Ada' })
    expect(await pages.out()).to.equal('state: Ada')
  })

  it('a drop-down list without any roles', async () => {
    await pages.show(`<div id=t class=select style="cursor:pointer;width:100px">Choose a size</div><div id=menu></div><p>Large</p><script>
      t.onclick = () => { menu.innerHTML = ['Small', 'Large'].map(s => '<div class=item style="cursor:pointer">' + s + '</div>').join(''); for (const one of menu.children) one.onclick = () => { t.textContent = one.textContent; menu.innerHTML = '' } }</script>`)
    await pages.call('select', { ref: await ref('Choose a size'), values: ['Large'] })
    expect((await pages.nodes()).find(node => node.id === 't')!.name).to.equal('Large')
  })

  it('a combo box that filters while it is typed into', async () => {
    await pages.show(`<input id=c role=combobox aria-expanded=false aria-label=City><ul role=listbox id=l></ul><script>
      const all = ['Berlin', 'Bergen', 'Oslo']; c.oninput = () => setTimeout(() => { c.ariaExpanded = 'true'; l.innerHTML = all.filter(x => x.toLowerCase().startsWith(c.value.toLowerCase())).map(x => '<li role=option>' + x + '</li>').join(''); for (const o of l.children) o.onmousedown = e => { e.preventDefault(); c.value = o.textContent; l.innerHTML = ''; c.ariaExpanded = 'false' } }, 200)</script>`)
    await pages.call('select', { ref: await ref('City', 'combobox'), values: ['Bergen'] })
    expect((await pages.nodes()).find(node => node.id === 'c')!.value).to.equal('Bergen')
  })

  it('a list that is drawn anew while it is looked at', async () => {
    await pages.show(`<input id=c role=combobox aria-expanded=false aria-label=City><ul role=listbox id=l></ul><script>
      let times = 0
      const draw = () => { l.innerHTML = '<li role=option>Bergen</li>'; const o = l.firstChild
        o.onmouseenter = () => { if (times++ === 0) draw() }
        o.onmousedown = e => { e.preventDefault(); c.value = 'Bergen'; l.innerHTML = ''; c.ariaExpanded = 'false' } }
      c.oninput = () => { c.ariaExpanded = 'true'; draw(); const again = setInterval(draw, 25); setTimeout(() => clearInterval(again), 600) }</script>`)
    await pages.call('select', { ref: await ref('City', 'combobox'), values: ['Bergen'] })
    expect((await pages.nodes()).find(node => node.id === 'c')!.value).to.equal('Bergen')
  })

  it('a field with suggestions of the browser', async () => {
    await pages.show(`<input list=d aria-label=City><datalist id=d><option>Rome<option>Oslo</datalist>`)
    const node = (await pages.nodes())[0]!
    expect(node).to.include({ role: 'combobox' })
    expect(node.options!.map(option => option.label)).to.deep.equal(['Rome', 'Oslo'])
    await pages.call('select', { ref: node.ref, values: ['Oslo'] })
    expect((await pages.nodes())[0]!.value).to.equal('Oslo')
  })

  it('a button that is made anew by its click is not pressed twice', async () => {
    await pages.show(`<div id=h><button>Count</button></div><p id=out>0</p><script>let n = 0
      h.addEventListener('click', () => { h.innerHTML = '<button>Count</button>'; out.textContent = ++n })</script>`)
    await pages.call('click', { ref: await ref('Count') })
    expect(await pages.out()).to.equal('1')
  })

  it('a menu that opens when the button goes down', async () => {
    await pages.show(
      `<button id=b>Options</button><div id=m></div><p id=out></p><script>b.addEventListener('pointerdown', () => { m.innerHTML = m.innerHTML ? '' : '<div style="position:fixed;inset:0"></div><div role=menu style="position:fixed;top:60px"><div role=menuitem tabindex=0>Rename</div></div>'; m.querySelector('[role=menuitem]')?.addEventListener('click', () => { out.textContent = 'renamed'; m.innerHTML = '' }) })</script>`,
    )
    const result = await pages.call('click', { ref: await ref('Options'), snapshot: true })
    expect(result.snapshot.text).to.contain('menuitem "Rename"')
    await pages.call('click', { ref: await ref('Rename') })
    expect(await pages.out()).to.equal('renamed')
  })

  it('a link that runs over two lines, a heading that stays at the top, and a field under it', async () => {
    await pages.show(`<header style="position:fixed;top:0;left:0;right:0;height:120px;background:white">Bar</header><div style="height:1500px"></div>
      <p style="width:150px">word word <a href="#x" onclick="out.textContent='link'">a link that goes over the end of the line</a></p><button onclick="out.textContent='button'">Below</button><p id=out></p><div style="height:1500px"></div>`)
    await pages.call('click', { ref: await ref('a link that goes over the end of the line') })
    expect(await pages.out()).to.equal('link')
    await pages.call('scroll', { to: 'bottom' })
    await pages.call('click', { ref: await ref('Below') })
    expect(await pages.out()).to.equal('button')
  })

  it('a star rating and a choice of tiles, whose boxes are hidden behind their labels', async () => {
    await pages.show(
      `<style>input{position:absolute;clip-path:inset(50%);width:1px;height:1px}</style><fieldset><legend>Plan</legend><input type=radio name=p id=a><label for=a><div>Basic</div></label><input type=radio name=p id=b><label for=b><div>Plus</div></label></fieldset>`,
    )
    await pages.call('click', { ref: await ref('Plus', 'radio') })
    expect((await pages.nodes()).find(node => node.id === 'b')!.checked).to.equal(true)
    await pages.call('check', { ref: await ref('Basic', 'radio') })
    expect((await pages.nodes()).find(node => node.id === 'a')!.checked).to.equal(true)
  })

  it('a list that is sorted by dragging with the mouse', async () => {
    await pages.show(`<ul id=u style="list-style:none;padding:0">${['One', 'Two', 'Three'].map(text => `<li style="height:30px;cursor:move;user-select:none">${text}</li>`).join('')}</ul><script>
      let held; u.addEventListener('mousedown', e => { held = e.target }); addEventListener('mousemove', e => { if (!held) return; const over = document.elementFromPoint(e.clientX, e.clientY)?.closest('li'); if (over && over !== held) { const r = over.getBoundingClientRect(); over[e.clientY > r.y + r.height / 2 ? 'after' : 'before'](held) } }); addEventListener('mouseup', () => { held = undefined })</script>`)
    await pages.call('drag', { from: await ref('One'), to: await ref('Three'), position: { x: 0.5, y: 0.9 } })
    expect((await pages.nodes()).filter(node => node.tag === 'li').map(node => node.name)).to.deep.equal([
      'Two',
      'Three',
      'One',
    ])
  })

  it('a field that opens after a click, and one that formats what is typed', async () => {
    await pages.show(`<span id=s tabindex=0 style="cursor:pointer">Edit me</span><input id=p aria-label=Phone><script>
      s.onclick = () => { const i = document.createElement('input'); i.ariaLabel = 'Title'; s.replaceWith(i); i.focus() }
      p.oninput = () => { const d = p.value.replace(/\\D/g, ''); p.value = d.length > 3 ? d.slice(0, 3) + '-' + d.slice(3) : d }</script>`)
    await pages.call('click', { ref: await ref('Edit me') })
    await pages.call('type', { text: 'New title' })
    expect((await pages.nodes()).find(node => node.name === 'Title')!.value).to.equal('New title')
    const result = await pages.call('type', { ref: await ref('Phone'), text: '5551234' })
    expect((await pages.nodes()).find(node => node.name === 'Phone')!.value).to.equal('555-1234')
    expect(result.notes.join()).to.contain('now holds "555-1234"')
  })

  it('a button that is moving', async () => {
    await pages.show(
      `<style>@keyframes m { from { transform: translateX(0) } to { transform: translateX(300px) } }</style><button style="animation:m .6s linear" onclick="out.textContent='hit'">Catch me</button><p id=out></p>`,
    )
    await pages.call('click', { ref: await ref('Catch me') })
    expect(await pages.out()).to.equal('hit')
  })

  it('a one-time code of six fields, one letter each', async () => {
    await pages.show(
      `${'<input maxlength=1 size=1 class=o>'.repeat(6)}<p id=out></p><script>const all = [...document.querySelectorAll('.o')]; all.forEach((one, at) => one.oninput = () => { all[at + 1]?.focus(); out.textContent = all.map(x => x.value).join('') })</script>`,
    )
    const refs = (await pages.nodes()).filter(node => node.role === 'textbox').map(node => node.ref)
    await pages.call('fill_form', { fields: refs.map((one, at) => ({ ref: one, value: String(at + 1) })) })
    expect(await pages.out()).to.equal('123456')
  })

  it('an editor that draws its text itself, and a cell that becomes a field', async () => {
    await pages.show(
      `<div id=e style="width:200px;height:60px;border:1px solid">Code</div><textarea id=t style="position:absolute;opacity:0;left:-999px"></textarea><script>e.onmousedown = event => { event.preventDefault(); t.focus() }; t.oninput = () => { e.textContent = t.value }</script>`,
    )
    await pages.call('type', { ref: await ref('Code'), text: 'let a = 1' })
    expect((await pages.nodes()).find(node => node.id === 'e')!.name).to.equal('let a = 1')
    await pages.show(
      `<table><tr><td id=c>Old</td></tr></table><script>c.onclick = () => { c.onclick = null; c.innerHTML = '<input aria-label=Cell value=Old>'; c.firstChild.focus() }</script>`,
    )
    await pages.call('type', { ref: await ref('Old', 'cell'), text: 'New' })
    expect((await pages.nodes()).find(node => node.editable)!.value).to.equal('New')
  })

  it('links without a box of their own', async () => {
    await pages.show(
      `<a href="#1" style="display:contents" onclick="out.textContent='one'"><div>Card one</div></a><a href="#2" style="position:absolute" onclick="out.textContent='two'"><span style="position:absolute;top:40px;width:80px;display:block">Card two</span></a><p id=out></p>`,
    )
    for (const [name, says] of [
      ['Card one', 'one'],
      ['Card two', 'two'],
    ] as const) {
      await pages.call('click', { ref: await ref(name, 'link') })
      expect(await pages.out()).to.equal(says)
    }
  })

  it('a grid of days', async () => {
    await pages.show(
      `<table role=grid aria-label="May 2027"><tr><th abbr=Monday>Mo<th abbr=Tuesday>Tu</tr><tr><td role=gridcell><button>3</button><td role=gridcell aria-selected=true><button>4</button></table>`,
    )
    const nodes = await pages.nodes()
    expect(nodes.find(node => node.name === '4' && node.role === 'gridcell')).to.include({
      column: 2,
      heading: 'Tu',
      selected: true,
    })
  })
})
