import { expect } from 'chai'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

/** Tells every input and change event of a field. */
const HEAR = `<p id=out>:</p><script>for (const type of ['input', 'change', 'keydown']) document.addEventListener(type, e => {
  document.getElementById('out').textContent += ' ' + type + '=' + (e.target.type === 'checkbox' ? e.target.checked : e.target.value ?? e.target.textContent) }, true)</script>`

describe('browser: fields', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  const valueOf = async (role: string) => (await pages.nodes()).find(node => node.role === role)?.value

  describe('type', () => {
    it('replaces what is in a field, with the events of typing', async () => {
      await pages.show(`<label>City <input value=Rome></label>${HEAR}`)
      await pages.call('type', { ref: await pages.ref('textbox'), text: 'Oslo' })
      expect(await valueOf('textbox')).to.equal('Oslo')
      expect(await pages.out())
        .to.contain('input=Oslo')
        .and.contain('keydown')
    })

    it('brings along what a script draws in the next frame because of it', async () => {
      for (const on of ['window', 'document', 'document.querySelector("input")']) {
        await pages.show(`<input aria-label=City><p id=out>nothing</p>
          <script>${on}.addEventListener('input', e => requestAnimationFrame(() => { out.textContent = 'drawn ' + e.target.value }))</script>`)
        const { snapshot } = await pages.call('type', { ref: await pages.ref('textbox'), text: 'Oslo', snapshot: true })
        expect(snapshot.text, on).to.contain('drawn Oslo')
      }
    })

    it('writes after what is there when it is not to be replaced', async () => {
      await pages.show(`<input aria-label=City value=New> <textarea aria-label=Notes>One</textarea>`)
      const refs = (await pages.nodes()).filter(node => node.role === 'textbox').map(node => node.ref)
      await pages.call('type', { ref: refs[0], text: ' York', clear: false })
      await pages.call('type', { ref: refs[1], text: '\nTwo é 漢', clear: false })
      const values = (await pages.nodes()).filter(node => node.role === 'textbox').map(node => node.value)
      expect(values).to.deep.equal(['New York', 'One\nTwo é 漢'])
    })

    it('writes in order also where a field has no room for a letter', async () => {
      await pages.show(`<div style="position:relative;overflow-y:auto;height:90px"><p id=out></p>
        <input style="position:absolute;opacity:0;width:1px;height:1px;box-sizing:border-box" oninput="out.textContent = value"></div>`)
      await pages.call('type', { ref: await pages.ref('textbox'), text: 'ls notes' })
      expect(await valueOf('textbox')).to.equal('ls notes')
    })

    it('presses each key where the field is out of sight and another thing shows what is typed', async () => {
      await pages.show(`<p id=out></p><input style="position:absolute;left:-400px">
        <script>document.querySelector('input').addEventListener('keydown', e => { if (e.key.length === 1) out.textContent += e.key })</script>`)
      await pages.call('type', { ref: await pages.ref('textbox'), text: 'rm ä.txt' })
      expect(await pages.out()).to.equal('rm .txt')
      expect(await valueOf('textbox')).to.equal('rm ä.txt')
    })

    it('empties a field', async () => {
      await pages.show(`<input aria-label=City value=Rome>`)
      await pages.call('type', { ref: await pages.ref('textbox'), text: '' })
      expect(await valueOf('textbox')).to.equal('')
    })

    it('writes rich text', async () => {
      await pages.show(`<div contenteditable role=textbox aria-label=Body><p>Old <b>text</b></p></div>${HEAR}`)
      await pages.call('type', { ref: await pages.ref('textbox'), text: 'New words' })
      expect(await valueOf('textbox')).to.equal('New words')
      expect(await pages.out()).to.contain('input=New words')
    })

    for (const [type, text] of [
      ['date', '2026-11-21'],
      ['time', '14:30'],
      ['month', '2026-11'],
      ['week', '2026-W47'],
      ['datetime-local', '2026-11-21T14:30'],
      ['color', '#ff0000'],
      ['range', '70'],
      ['number', '12.5'],
      ['email', 'a@b.example'],
    ])
      it(`fills in an input of type ${type}, so that the page notices`, async () => {
        await pages.show(`<input type=${type} step=any aria-label=Field>${HEAR}`)
        await pages.call('type', { ref: (await pages.nodes()).find(node => node.name === 'Field')!.ref, text })
        expect((await pages.nodes()).find(node => node.name === 'Field')!.value).to.equal(text)
        expect(await pages.out()).to.contain(`input=${text}`)
      })

    it('says what a date has to look like', async () => {
      await pages.show(`<input type=date aria-label=Day>`)
      const { message } = await pages.failure('type', { ref: (await pages.nodes())[0]!.ref, text: 'tomorrow' })
      expect(message).to.equal('textbox "Day" did not take "tomorrow"; it takes 2026-11-21, and holds nothing')
    })

    it('says what the field holds when the page changed the text', async () => {
      await pages.show(`<input aria-label=Code maxlength=3>`)
      const result = await pages.call('type', { ref: await pages.ref('textbox'), text: 'ABCDE' })
      expect(result.notes.join()).to.match(/textbox "Code" now holds "AB/)
    })

    it('sends with Enter', async () => {
      await pages.show(`<form action=/find><input name=q aria-label=Find></form>`, { '/find': '<title>Found</title>' })
      const result = await pages.call('type', { ref: await pages.ref('textbox'), text: 'red shoes', submit: true })
      expect(result.title).to.equal('Found')
      expect(result.url).to.contain('q=red+shoes')
    })

    it('types where the focus is', async () => {
      await pages.show(`<input aria-label=A><input aria-label=B autofocus>`)
      await pages.call('type', { text: 'here' })
      expect((await pages.nodes()).map(node => node.value)).to.deep.equal(['', 'here'])
    })

    for (const [html, words] of [
      ['<button>Save</button>', 'button "Save" is no field that text can be typed into'],
      ['<input aria-label=City disabled>', 'textbox "City" is disabled'],
      ['<input aria-label=City readonly>', 'textbox "City" can only be read'],
      ['<select aria-label=City><option>Rome</select>', 'combobox "City" is a list to choose from: use select'],
    ])
      it(`refuses in words: ${words}`, async () => {
        await pages.show(html!)
        expect((await pages.failure('type', { ref: (await pages.nodes())[0]!.ref, text: 'x' })).message).to.equal(words)
      })

    it('tells nobody what is in a password', async () => {
      await pages.show(`<input type=password aria-label=Password maxlength=3>`)
      const result = await pages.call('type', {
        ref: await pages.ref('textbox'),
        text: 'sesame-street',
        snapshot: true,
      })
      expect(JSON.stringify(result)).to.not.contain('ses')
      expect(result.notes.join()).to.contain('something else')
    })
  })

  describe('select', () => {
    it('chooses in a native list by label, by value and without regard to case', async () => {
      await pages.show(
        `<select aria-label=Size><option value=s>Small<option value=m>Medium<option value=l>Large</select>${HEAR}`,
      )
      const ref = await pages.ref('combobox')
      for (const [value, label] of [
        ['Large', 'Large'],
        ['m', 'Medium'],
        ['SMALL', 'Small'],
        ['med', 'Medium'],
      ]) {
        await pages.call('select', { ref, values: [value] })
        expect(await valueOf('combobox')).to.equal(label)
      }
      expect(await pages.out()).to.contain('input=l change=l')
    })

    it('says what there is to choose from', async () => {
      await pages.show(`<select aria-label=Size><option>Small<option>Large</select>`)
      const { message } = await pages.failure('select', { ref: await pages.ref('combobox'), values: ['Huge'] })
      expect(message).to.equal('combobox "Size" has no "Huge"; it has Small, Large')
    })

    it('chooses several where the list allows it', async () => {
      await pages.show(`<select multiple aria-label=Fruit><option>Fig<option>Plum<option>Pear</select>`)
      await pages.call('select', { ref: await pages.ref('listbox'), values: ['Fig', 'Pear'] })
      expect(await valueOf('listbox')).to.equal('Fig, Pear')
    })

    const widget = `<div role=combobox tabindex=0 aria-label=Size aria-expanded=false aria-controls=list>Choose</div><div id=place></div><p>Large print</p>
      <script>const box = document.querySelector('[role=combobox]')
      box.addEventListener('click', () => { box.setAttribute('aria-expanded', 'true'); setTimeout(() => {
        document.getElementById('place').innerHTML = '<ul role=listbox id=list><li role=option>Small</li><li role=option>Large</li></ul>'
        for (const one of document.querySelectorAll('[role=option]')) one.addEventListener('click', () => { box.textContent = one.textContent; box.setAttribute('aria-expanded', 'false'); document.getElementById('place').innerHTML = '' })
      }, 150) })</script>`
    it('opens a combo box of other elements and chooses in it', async () => {
      await pages.show(widget)
      await pages.call('select', { ref: await pages.ref('combobox'), values: ['Large'] })
      expect(await valueOf('combobox')).to.equal('Large')
      const { message } = await pages.failure('select', { ref: await pages.ref('combobox'), values: ['Huge'] })
      expect(message).to.equal('combobox "Size" has no "Huge"; it has Small, Large')
    })

    it('chooses in a list box and among radio buttons', async () => {
      await pages.show(
        `<ul role=listbox aria-label=Colour><li role=option>Red</li><li role=option>Blue</li></ul>
        <fieldset><legend>Pay</legend><label><input type=radio name=p>Cash</label><label><input type=radio name=p>Card</label></fieldset>
        <script>for (const one of document.querySelectorAll('[role=option]')) one.addEventListener('click', () => one.setAttribute('aria-selected', 'true'))</script>`,
      )
      await pages.call('select', { ref: await pages.ref('listbox'), values: ['Blue'] })
      await pages.call('select', { ref: await pages.ref('group', 'Pay'), values: ['Card'] })
      const nodes = await pages.nodes()
      expect(nodes.filter(node => node.selected || node.checked).map(node => node.name)).to.deep.equal(['Blue', 'Card'])
    })
  })

  describe('check', () => {
    it('ticks native boxes, switches and boxes drawn by their label, and leaves what is so already', async () => {
      await pages.show(
        `<label><input type=checkbox>News</label>
        <div role=switch aria-checked=false tabindex=0 onclick="this.ariaChecked = this.ariaChecked !== 'true'">Dark</div>
        <input type=checkbox id=h style="position:absolute;opacity:0;width:0;height:0"><label for=h>Hidden box</label>${HEAR}`,
      )
      for (const [role, name] of [
        ['checkbox', 'News'],
        ['switch', 'Dark'],
        ['checkbox', 'Hidden box'],
      ] as const) {
        const ref = await pages.ref(role, name)
        await pages.call('check', { ref })
        await pages.call('check', { ref })
        expect((await pages.nodes()).find(node => node.ref === ref)!.checked, name).to.equal(true)
        await pages.call('check', { ref, checked: false })
        expect((await pages.nodes()).find(node => node.ref === ref)!.checked, name).to.equal(false)
      }
      expect(await pages.out()).to.contain('input=true change=true')
    })

    it('says that the page undoes it, and that a radio button cannot be unticked', async () => {
      await pages.show(
        `<input type=checkbox aria-label=Stubborn onclick="event.preventDefault()"><input type=radio checked aria-label=One>`,
      )
      expect((await pages.failure('check', { ref: await pages.ref('checkbox') })).message).to.equal(
        'checkbox "Stubborn" stays unticked: the page undoes it',
      )
      expect((await pages.failure('check', { ref: await pages.ref('radio'), checked: false })).message).to.contain(
        'cannot be unticked',
      )
    })
  })

  it('fills in a form of many kinds of fields and sends it', async () => {
    await pages.show(
      `<form method=get action=/done><label>Name <input name=n></label><label>Day <input type=date name=d></label>
      <label>Size <select name=s><option>S<option>L</select></label><label><input type=checkbox name=c>Gift</label><label>Note <textarea name=t></textarea></label><button>Go on</button></form>`,
      { '/done': '<title>Done</title>' },
    )
    const nodes = await pages.nodes()
    const ref = (name: string) => nodes.find(node => node.name === name && node.role !== 'text')!.ref
    const result = await pages.call('fill_form', {
      fields: [
        { ref: ref('Name'), value: 'Ada' },
        { ref: ref('Day'), value: '2026-12-24' },
        { ref: ref('Size'), value: 'L' },
        { ref: ref('Gift'), value: true },
        { ref: ref('Note'), value: 'two\nlines' },
      ],
      submit: true,
    })
    expect(result.title).to.equal('Done')
    expect(new URL(result.url).search).to.equal('?n=Ada&d=2026-12-24&s=L&c=on&t=two%0D%0Alines')
  })
})
