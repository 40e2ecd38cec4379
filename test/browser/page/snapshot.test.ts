import { expect } from 'chai'
import { PageSnapshot } from '../../../src/contract/page.ts'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

describe('browser: snapshot', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  const named = async (name: string) => (await pages.nodes()).find(node => node.name === name)

  it('has the shape that the contract says', async () => {
    await pages.show(`<title>T</title><h1>Hi</h1><button>Save</button>`)
    const snapshot = PageSnapshot.parse(await pages.call('snapshot'))
    expect(snapshot.text).to.equal('- heading "Hi" [ref=e1] [level=1]\n- button "Save" [ref=e2]')
    expect(snapshot).to.include({ title: 'T', total: 2 })
  })

  it('says whether the page still waits for something', async () => {
    await pages.show('<p>All there</p>')
    expect((await pages.call('snapshot')).loading).to.equal(false)
    await pages.show('<p>Almost</p><script>fetch("/never")</script>')
    expect((await pages.call('snapshot')).loading).to.equal(true)
  })

  it('tells what stands in a cell whose label only says which it is', async () => {
    await pages.show(`<div role=grid><div role=row><div role=gridcell aria-label="row 1, column 1">X</div>
      <div role=gridcell aria-label="June 4">4</div></div></div>`)
    expect((await pages.nodes()).map(({ role, name }) => `${role} ${name}`)).to.include.members([
      'gridcell row 1, column 1',
      'text X',
      'gridcell June 4',
    ])
    expect((await named('4'))?.role).to.equal(undefined)
  })

  it('tells roles, names and states of native and other controls', async () => {
    await pages.show(`<label>Name <input required placeholder="Full name" value=Ada></label><input type=search aria-label=Find><input type=number aria-label=Age min=1 max=9 step=2>
      <input type=range aria-label=Volume value=30><input type=checkbox checked aria-label=On><input type=radio name=r aria-label=One><progress aria-label=Done value=.5></progress>
      <select aria-label=Size><option value=s>Small<option value=l selected>Large</select><textarea aria-label=Note readonly>text</textarea><input type=date aria-label=Day>
      <div role=switch aria-checked=true tabindex=0>Dark</div><div role=tab aria-selected=true>Tab</div><button aria-expanded=false aria-pressed=mixed disabled>More</button>
      <div role=slider tabindex=0 aria-label=Hue aria-valuenow=4 aria-valuemin=0 aria-valuemax=9></div><details open><summary>Info</summary>Text</details><div role=treeitem aria-level=3 aria-expanded=true>Leaf</div>`)
    const nodes = await pages.nodes()
    const get = (name: string) => nodes.find(node => node.name === name)!
    expect(get('Name')).to.include({ role: 'text' })
    expect(nodes.find(node => node.placeholder)).to.include({
      role: 'textbox',
      name: 'Name',
      required: true,
      value: 'Ada',
      editable: true,
    })
    expect(get('Find').role).to.equal('searchbox')
    expect(get('Age')).to.include({ role: 'spinbutton', min: '1', max: '9', step: '2' })
    expect(get('Volume')).to.include({ role: 'slider', min: '0', max: '100', value: '30' })
    expect(get('On')).to.include({ role: 'checkbox', checked: true })
    expect(get('One')).to.include({ role: 'radio', checked: false })
    expect(get('Done')).to.include({ role: 'progressbar', value: '0.5' })
    expect(get('Size')).to.include({ role: 'combobox', value: 'Large' })
    expect(get('Size').options).to.deep.equal([
      { label: 'Small', value: 's', selected: false },
      { label: 'Large', value: 'l', selected: true },
    ])
    expect(get('Note')).to.include({ role: 'textbox', readonly: true })
    expect(get('Day')).to.include({ type: 'date' })
    expect(get('Dark')).to.include({ role: 'switch', checked: true })
    expect(get('Tab')).to.include({ role: 'tab', selected: true })
    expect(get('More')).to.include({ expanded: false, pressed: 'mixed', disabled: true })
    expect(get('Hue')).to.include({ role: 'slider', value: '4', max: '9' })
    expect(get('Info')).to.include({ role: 'button', expanded: true })
    expect(get('Leaf')).to.include({ level: 3, expanded: true })
  })

  it('tells texts that style sheets add, also on long pages', async () => {
    const long = '<button>One of many</button>'.repeat(450)
    await pages.show(
      `<style>@media all { @supports (display: block) { .new::after { content: ' (new)' } } }</style>${long}<button class=new>Last</button>`,
    )
    expect((await pages.call('snapshot')).text).to.contain('"Last (new)"')
    await pages.show(`${long}<button id=last>Last</button><script>const sheet = new CSSStyleSheet()
      sheet.replaceSync('#last::before { content: "At " }'); document.adoptedStyleSheets.push(sheet)</script>`)
    expect((await pages.call('snapshot')).text).to.contain('"At Last"')
    await pages.show(`${long}<div role=button id=host></div><script>host.attachShadow({ mode: 'open' }).innerHTML =
      '<style>:host::before { content: "From within" } b::after { content: "!" }</style><b>:</b>'</script>`)
    expect((await pages.call('snapshot')).text).to.contain('"From within:!"')
  })

  it('leaves out what is hidden and keeps what is off the screen', async () => {
    await pages.show(`<p style=display:none>one</p><p style=visibility:hidden>two <b style=visibility:visible>but this</b></p><p aria-hidden=true>three</p><p inert>four</p><details><summary>S</summary>five</details>
      <p hidden>six</p><template>seven</template><div style="position:absolute;top:5000px">far below</div><p style="opacity:0">clear</p>`)
    const { text } = await pages.call('snapshot')
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) expect(text).to.not.contain(word)
    for (const word of ['but this', 'far below', 'clear']) expect(text).to.contain(word)
    expect((await named('far below'))!.hidden).to.equal(true)
  })

  it('goes into open shadow trees, slots and inner frames of both origins, with refs of their own', async () => {
    const other = pages.origin.replace('127.0.0.1', 'localhost')
    await pages.show(
      `<my-card><b slot=title>Slotted</b></my-card><iframe src=/in title=Same></iframe><iframe src="${other}/in" title=Other style="margin-left:40px"></iframe>
      <script>customElements.define('my-card', class extends HTMLElement { connectedCallback() { this.attachShadow({mode:'open'}).innerHTML = '<h2><slot name=title></slot></h2><button>Inside</button>' } })</script>`,
      { '/in': '<body style="margin:0"><button>In a frame</button><iframe srcdoc="<i>Deeper</i>"></iframe>' },
    )
    const nodes = await pages.nodes()
    expect(nodes.find(node => node.role === 'heading')!.name).to.equal('Slotted')
    expect(nodes.filter(node => node.role === 'button').map(node => node.name)).to.deep.equal([
      'Inside',
      'In a frame',
      'In a frame',
    ])
    expect(nodes.filter(node => node.name === 'Deeper')).to.have.length(2)
    expect(new Set(nodes.map(node => node.ref)).size).to.equal(nodes.length)
    const [, same, cross] = nodes.filter(node => node.role === 'button')
    expect(same!.frame).to.equal(`${pages.origin}/in`)
    expect(cross!.frame).to.equal(`${other}/in`)
    const frame = nodes.find(node => node.ref === cross!.parent)!
    expect(frame.role).to.equal('iframe')
    expect(cross!.box![0]).to.be.closeTo(frame.box![0] + 2, 1)
  })

  it('tells where cells are and what heads them', async () => {
    await pages.show(`<table><tr><th>Name<th colspan=2>Size</tr><tr><th scope=row>Cup<td>3<td>cm</tr></table>`)
    const nodes = await pages.nodes()
    expect(
      nodes
        .filter(node => node.role === 'cell')
        .map(({ name, row, column, heading }) => ({ name, row, column, heading })),
    ).to.deep.equal([
      { name: '3', row: 2, column: 2, heading: 'Size' },
      { name: 'cm', row: 2, column: 3, heading: 'Size' },
    ])
    expect(nodes.find(node => node.name === 'Cup')).to.include({ role: 'rowheader', heading: 'Name' })
  })

  it('tells what only the style sheet writes, and not what a drawing hides', async () => {
    await pages.show(`<style>.card { width: 40px; height: 50px; background: teal } .card::after { content: attr(data-n) } .off { display: none }</style>
      <div class=card data-n=7 onclick="1"></div><div class=card onclick="1"></div>
      <svg width=80 height=80><g class=off><text x=10 y=20>Hidden</text></g><path d="M10 40 L20 20 L60 40" fill=none stroke=black /><path d="M10 40 C20 20 60 40 9 9" /></svg>
      <svg width=20 height=20 style="cursor: move"><polygon points="9,1 17,9 9,17 1,9" fill="rgb(0,0,255)" /></svg>`)
    const nodes = await pages.nodes()
    expect(nodes.filter(({ classes }) => classes?.includes('card')).map(({ name }) => name)).to.deep.equal(['7', ''])
    expect(nodes.some(({ name }) => name === 'Hidden')).to.equal(false)
    expect(nodes.filter(({ tag }) => tag === 'path').map(({ points }) => points?.length)).to.deep.equal([3, undefined])
    expect(nodes.find(({ draggable }) => draggable)).to.deep.include({ shape: 'polygon', background: '#0000ff' })
  })

  it('a group of a drawing has no colour of its own, and an icon among words is told by its classes', async () => {
    await pages.show(`<svg width=90 height=40><g onclick=1><circle cx=20 cy=20 r=9 fill=red /></g></svg>
      <style>.i{display:inline-block;width:16px;height:16px;background-image:linear-gradient(red,blue)}</style>
      <p>Press <span class="i i-bell"></span> now</p><button><span class="i i-key"></span>Lock</button>`)
    const nodes = await pages.nodes()
    expect(nodes.find(({ tag }) => tag === 'g'))
      .to.include({ clickable: true })
      .and.not.to.have.any.keys('background', 'color')
    expect(nodes.find(({ shape }) => shape === 'circle')).to.include({ background: '#ff0000' })
    expect(nodes.filter(({ classes }) => classes?.includes('i-bell')).map(({ tag }) => tag)).to.deep.equal(['span'])
    expect(nodes.filter(({ classes }) => classes?.includes('i-key')).map(({ tag }) => tag)).to.deep.equal(['button'])
  })

  it('tells shapes, colours, letters and what is drawn', async () => {
    await pages.show(`<svg width=200 height=100 aria-label=Chart><rect width=20 height=50 fill=rgb(0,128,0) /><text x=50 y=50 fill=blue>Label</text></svg><canvas width=50 height=50 aria-label=Map></canvas>
      <div id=box style="width:30px;height:30px;background:hsl(0 100% 50%)"></div><p>Some <span style="color:oklch(0.45 0.31 264)">blue</span> and <u><b>both</b></u></p>`)
    const nodes = await pages.nodes()
    expect(nodes.find(node => node.shape === 'rect')).to.include({ background: '#008000' })
    expect(nodes.find(node => node.name === 'Label')).to.include({ role: 'text', color: '#0000ff' })
    expect(nodes.find(node => node.name === 'Map')).to.include({ role: 'img', tag: 'canvas' })
    expect(nodes.find(node => node.id === 'box')).to.include({ background: '#ff0000' })
    expect(nodes.find(node => node.name === 'blue')!.color).to.match(/^#0[0-9a-f]{5}$/)
    expect(nodes.find(node => node.name === 'both')!.style).to.include('bold')
  })

  it('finds what answers clicks by a listener, a pointer or a role, also in shadow trees', async () => {
    await pages.show(`<div id=a>By listener</div><div style="cursor:pointer">By pointer</div><span onclick="x()">By attribute</span><p>Nothing</p><x-y></x-y>
      <script>a.addEventListener('mousedown', () => {}); customElements.define('x-y', class extends HTMLElement { connectedCallback() { const s = this.attachShadow({mode:'open'}); s.innerHTML = '<i>Deep</i>'; s.firstChild.addEventListener('click', () => {}) } })</script>`)
    const nodes = await pages.nodes()
    expect(nodes.filter(node => node.clickable).map(node => node.name)).to.deep.equal([
      'By listener',
      'By pointer',
      'By attribute',
      'Deep',
    ])
  })

  it('keeps refs as long as elements live, also when the page is drawn anew around them', async () => {
    await pages.show(`<ul id=u><li><button>One</button><li><button>Two</button></ul>`)
    const two = (await named('Two'))!.ref
    await pages.show(
      `<ul id=u><li><button id=b>One</button></ul><button id=more onclick="u.prepend(document.createElement('hr')); b.textContent='Changed'; u.append(b)">More</button>`,
    )
    const one = (await named('One'))!.ref
    expect(one).to.not.equal(two)
    await pages.call('click', { ref: await pages.ref('button', 'More') })
    expect((await named('Changed'))!.ref).to.equal(one)
    expect((await pages.failure('hover', { ref: two })).message).to.equal(
      `${two} is not on the page any more; take a new snapshot`,
    )
  })

  it('reads a region, some levels, or only what can be acted on', async () => {
    await pages.show(
      `<nav aria-label=Menu><a href=/a>A</a></nav><main><h1>Title</h1><ul><li><a href=/b>B</a></ul></main>`,
    )
    const nav = await pages.ref('navigation')
    expect((await pages.nodes({ ref: nav })).map(node => node.name)).to.deep.equal(['Menu', 'A'])
    expect((await pages.nodes({ depth: 1 })).every(node => node.depth <= 1)).to.equal(true)
    expect((await pages.nodes({ interactive: true })).map(node => node.name)).to.deep.equal(['A', 'B'])
  })

  it('tells how much there is when it is cut', async () => {
    await pages.show(`<ul>${'<li>point</li>'.repeat(500)}</ul>`)
    const snapshot = await pages.call('snapshot', { max_nodes: 20 })
    expect(snapshot.nodes).to.have.length(20)
    expect(snapshot.total).to.equal(501)
    expect(snapshot.text).to.contain('(481 more nodes of 501 are not shown)')
  })

  it('never tells passwords, card numbers and security codes, also once they are shown in clear', async () => {
    await pages.show(`<input id=p type=password value=sesame aria-label=P><input autocomplete="billing cc-number" value=4111 aria-label=N><input autocomplete=cc-csc value=987 aria-label=C>
      <input style="-webkit-text-security:disc" value=hidden1 aria-label=D><button onclick="p.type='text'">Show</button><label>L <input type=password value=sesame></label>`)
    for (let time = 0; time < 2; time++) {
      expect(JSON.stringify(await pages.call('snapshot'))).to.not.match(/sesame|4111|987|hidden1/)
      await pages.call('click', { ref: await pages.ref('button') })
    }
  })
})

describe('browser: snapshot of hostile pages', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())

  const HOSTILE: [string, string][] = [
    [
      'overrides what scripts are made of',
      `<script>Array.prototype.push = Array.prototype.map = JSON.stringify = Element.prototype.getAttribute = document.querySelectorAll = () => { throw 1 }; Object.defineProperty(Node.prototype, 'firstChild', { get() { throw 2 } }); window.getComputedStyle = null; WeakMap = Map = null</script>`,
    ],
    [
      'has a form whose fields are called like its properties',
      `<form><input name=getAttribute><input name=childNodes><input name=parentNode><input name=id><input name=tagName><input name=firstChild><input name=nodeType><input name=shadowRoot></form>`,
    ],
    [
      'has elements called like properties of the document',
      `<img name=body><img name=documentElement><img name=createElement><form name=title></form><img name=activeElement><img name=getElementById>`,
    ],
    [
      'nests elements without end',
      `<script>let at = document.body; for (let i = 0; i < 600; i++) at = at.appendChild(document.createElement('div')); at.textContent = 'deep'</script>`,
    ],
    [
      'nests shadow trees without end',
      `<script>let at = document.body.appendChild(document.createElement('div')); for (let i = 0; i < 1000; i++) { const s = at.attachShadow({mode:'open'}); s.innerHTML = '<b>x</b>'; at = s.appendChild(document.createElement('div')) }</script>`,
    ],
    [
      'refers to itself in labels',
      `<div id=a aria-labelledby="b a" role=button>A</div><div id=b aria-labelledby="a b" role=button>B</div><div id=c aria-owns=c>C</div>`,
    ],
    [
      'changes all the time',
      `<p id=t></p><script>setInterval(() => { t.textContent = Math.random(); t.remove(); document.body.append(t) }, 1)</script>`,
    ],
  ]
  for (const [what, html] of HOSTILE)
    it(`is not led astray by a page that ${what}`, async () => {
      await pages.show(`<h1>Before</h1><button onclick="this.textContent='Pressed'">Press</button>${html}`)
      await pages.call('click', { ref: await pages.ref('button', 'Press') })
      const { text } = await pages.call('snapshot')
      expect(text).to.contain('heading "Before"').and.contain('button "Pressed"')
    })

  it('cuts a page of 100,000 elements', async () => {
    await pages.show(`<h1>Start</h1>${'<div><a href=/x>link</a> text</div>'.repeat(50_000)}`)
    const started = performance.now()
    const snapshot = await pages.call('snapshot')
    expect(snapshot.nodes).to.have.length(3000)
    expect(snapshot.total).to.be.greaterThan(50_000)
    // No figure of speed, but that it does not walk without end.
    expect(performance.now() - started).to.be.lessThan(15_000)
  })
})
