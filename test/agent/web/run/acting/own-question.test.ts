import { expect } from 'chai'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPages, type Pages } from '../../open-pages.ts'

/** Rows that hold other records once somebody writes: the elements stay, as lists without keys do it. */
const PAGE = `<!doctype html><title>Inbox</title><div id=list></div><script>
const data = ['Mail from Ann', 'Mail from Bo', 'Mail from Cem']
for (let at = 0; at < 4; at++) {
  const row = document.createElement('div')
  row.innerHTML = '<b></b> <button>Delete</button>'
  row.lastChild.onclick = () => { fetch('/gone', { method: 'POST', body: data[at] }); data.splice(at, 1); show() }
  list.append(row)
}
const show = () => [...list.children].forEach((row, at) => { row.hidden = !data[at]; row.firstChild.textContent = data[at] ?? '' })
show()
// The answer comes once there is mail.
fetch('/mail').then(() => { data.unshift('Mail from Zoe'); show(); fetch('/arrived') })
</script>`

describe('the question before something is deleted', function () {
  this.timeout(60_000)
  let pages: Pages
  let server: Server
  let url: string
  const gone: string[] = []
  let deliver: () => void = () => undefined
  let arrived: () => void = () => undefined
  before(async () => {
    pages = await openPages()
    server = createServer((req, res) => {
      if (req.method === 'POST') req.on('data', (chunk: Buffer) => gone.push(chunk.toString()))
      res.setHeader('content-type', 'text/html')
      if (req.url === '/mail') {
        deliver = () => void res.end('mail')
        return
      }
      if (req.url === '/arrived') arrived()
      req.resume().on('end', () => res.end(PAGE))
    })
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  after(async () => {
    await pages.close()
    server.closeAllConnections()
    server.close()
  })

  it('names the row, and its yes holds for that one alone', async () => {
    await pages.say(`open ${url}`)
    const asked = await pages.say('delete Mail from Bo')
    expect(asked.response).to.match(/in “Mail from Bo[^]*Shall I go ahead/)
    const done = await pages.approve()
    expect(done.data.error).to.equal(undefined)
    expect(gone).to.deep.equal(['Mail from Bo'])
  })

  it('does nothing after a yes when the row holds something else by then', async () => {
    gone.length = 0
    pages.anew()
    await pages.say(`open ${url}`)
    await pages.say('delete Mail from Bo')
    await new Promise<void>(resolve => {
      arrived = resolve
      deliver()
    })
    const done = await pages.approve()
    expect(done.data.error?.code).to.equal('NOT_FOUND')
    expect(done.response).to.contain('Nothing was done')
    expect(gone).to.deep.equal([])
  })
})
