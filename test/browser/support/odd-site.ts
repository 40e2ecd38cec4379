import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Pages that do what pages should not. */
export interface OddSite {
  url: string
  /** Another origin with the same pages. */
  other: string
  close(): void
}

const PAGES: Record<string, string> = {
  '/': '<title>Start</title><p>Start</p><a href="/two">Two</a>',
  '/two': '<title>Two</title><p>Second page</p>',
  '/freeze': '<title>Freeze</title><script>setTimeout(() => { while (true); }, 300)</script>',
  '/freeze-at-once': '<title>Freeze</title><script>while (true);</script>',
  '/freeze-on-click': '<title>Freeze</title><button onclick="while (true);">Work</button>',
  '/busy': '<title>Busy</title><script>const t = Date.now(); while (Date.now() - t < 1200);</script><p>Done',
  '/dialogs': `<title>Dialogs</title><button onclick="alert('Saved'); document.title = 'after alert'">Alert</button>
    <button onclick="document.title = 'confirmed ' + confirm('Really?')">Confirm</button>
    <button onclick="document.title = 'prompted ' + prompt('Name?', 'none')">Prompt</button>`,
  '/leave': `<title>Leave</title><input aria-label="Draft"><script>
    addEventListener('beforeunload', event => { event.preventDefault(); event.returnValue = 'x' })</script>`,
  '/confirm-later': `<title>Later</title><script>setTimeout(() => confirm('Still there?'), 300)</script>`,
  '/confirm-on-load': `<title>Load</title><script>document.title = 'loaded ' + confirm('Now?')</script>`,
  '/alert-loop': '<title>Loop</title><script>while (true) alert("again")</script>',
  '/popups': '<title>Popups</title><script>for (let i = 0; i < 100; i++) open("/two?" + i)</script>',
  '/opener': `<title>Opener</title><button onclick="window.open('/two')">Window</button><a href="/two" target="_blank">Link</a>
    <a href="/file/plain.txt" target="_blank">File</a>`,
  '/leads-on': `<title>Leads on</title><a href="/slow/700">Link</a> <a href="/nothing">Nothing</a> <a href="#part">Part</a>
    <a href="mailto:somebody@example.org">Write</a> <button onclick="setTimeout(() => location.href = '/slow/700')">Script</button>
    <form action="/slow/700"><button>Go</button></form> <a href="/hang-page">Never</a>
    <a href="/slow/9000">Slowest</a>`,
  '/goes-on': '<title>First</title><script>location.href = "/two"</script><p>Gone',
  '/refresh': '<title>First</title><meta http-equiv="refresh" content="0; url=/two"><p>Gone',
  '/closes-itself': '<title>Brief</title><button onclick="window.close()">Close</button>',
  '/redirect-loop': '',
  '/tall': '<title>Tall</title><div style="height:30000px;width:100px;background:linear-gradient(red,blue)"></div>',
  '/longer': '<title>Longer</title><body style="margin:0"><div style="height:2000px">x</div>',
  '/upload': `<title>Upload</title><label>Files <input type="file" multiple onchange="show(this)"></label>
    <label>One <input type="file" onchange="show(this)"></label>
    <button onclick="picker.click()">Choose</button><input type="file" id="picker" style="display:none" onchange="show(this)">
    <button>Nothing</button>
    <script>function show(field) { document.title = [...field.files].map(f => f.name + ':' + f.size).join(',') }</script>`,
  '/cookie': `<title>Cookie</title><script>document.title = 'cookie ' + document.cookie</script>`,
  '/set-cookie': '<title>Set</title><script>document.cookie = "login=yes"</script>',
  '/fetches': `<title>Fetches</title><button onclick="fetch('/slow/300').then(() => document.title = 'fetched')">Get</button>`,
  '/late': '<title>Late</title><img src="/hang"><p>Shown',
  '/many-files': `<title>Many</title><script>for (let i = 0; i < 4; i++) setTimeout(() => {
    const a = document.createElement('a'); a.href = '/file/same.txt?' + i; a.download = ''; a.click() }, i * 50)</script>`,
  '/history': `<title>History</title><script>setTimeout(() => history.pushState({}, '', '/history?2'), 50)</script>`,
}

/** Serves them on two free ports. */
export async function startOddSite(): Promise<OddSite> {
  const answer = async (path: string, res: ServerResponse): Promise<void> => {
    const page = PAGES[path]
    if (path === '/redirect-loop') return void res.writeHead(302, { location: path }).end()
    if (path === '/nothing') return void res.writeHead(204).end()
    if (path === '/hang' || path === '/hang-page') return
    if (path === '/half') {
      res.writeHead(200, { 'content-type': 'text/html' }).write('<title>Half</title><p>One half')
      return
    }
    if (path === '/drop') return void res.destroy()
    if (path.startsWith('/slow/')) {
      await new Promise(resolve => setTimeout(resolve, Number(path.slice(6))))
      return void res.end('slow')
    }
    if (path.startsWith('/file/')) return sendFile(decodeURIComponent(path.slice(6)), res)
    if (page === undefined) return void res.writeHead(404, { 'content-type': 'text/html' }).end('<title>None</title>')
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }
  const open = async () => {
    const server = createServer((req, res) => void answer(new URL(req.url ?? '/', 'http://x').pathname, res))
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
    return server
  }
  const servers = [await open(), await open()]
  const [url = '', other = ''] = servers.map(one => `http://127.0.0.1:${(one.address() as AddressInfo).port}`)
  return {
    url,
    other,
    close: () => {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

/** `endless` never stops; `secret` is a name that wants out of its folder. */
function sendFile(name: string, res: ServerResponse): void {
  const given = name === 'secret' ? '../../../etc/../.secret\u202e.txt' : name
  res.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(given)}`,
  })
  if (name !== 'endless') return void res.end(`The file ${name}`)
  const chunk = Buffer.alloc(256 * 1024)
  const timer = setInterval(() => res.write(chunk), 20)
  res.on('close', () => clearInterval(timer))
}
