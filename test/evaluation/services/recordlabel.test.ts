import { expect } from 'chai'
import { startRecordlabel } from './recordlabel/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the record label of set bb', () => {
  it('cuts, filters and sorts lists in HAL, follows credits, keeps the rest of an object, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startRecordlabel({ clock })
    const api = `${url}/api`
    try {
      const { body } = await send(`${api}/tracks?page=1&size=20&sort=streams,desc`)
      const loud = data.labelTracks.toSorted((one, other) => other.streams - one.streams)
      expect(body.page).to.deep.equal({ size: 20, totalElements: loud.length, totalPages: Math.ceil(loud.length / 20), number: 1 }) // oxfmt-ignore
      expect(body._embedded.tracks[0]).to.deep.include({ id: loud[20]!.id, streams: loud[20]!.streams })
      expect(body._links.next.href).to.include('page=2')
      const guest = data.labelTracks.find(one => one.credits.length > 1)!.credits[1]!.artistId
      const own = data.labelTracks.filter(one => one.credits.some(credit => credit.artistId === guest))
      expect((await send(`${api}/tracks?creditedArtistId=${guest}`)).body.page.totalElements).to.equal(own.length)
      expect((await send(`${api}/concerts?startsFrom=2026-03-18&status=PLAYED`)).body.page.totalElements).to.equal(0)
      expect((await send(`${api}/releases?status=held`)).status).to.equal(400)
      const artist = `${api}/artists/${data.labelArtists[0]!.id}`
      const { manager } = (await send(artist)).body
      const moved = await send(artist, 'PATCH', { manager: { phone: '+353 87 000' } })
      expect(moved.body.manager).to.deep.equal({ ...manager, phone: '+353 87 000' })
      expect((await send(artist, 'DELETE')).status).to.equal(409)
      const planned = `${api}/releases/${data.labelReleases.find(one => one.status === 'SCHEDULED')!.id}`
      expect((await send(`${planned}/hold`, 'POST')).body.status).to.equal('ON_HOLD')
      expect((await send(`${planned}/hold`, 'POST')).status).to.equal(409)
      const track = { title: 'Test', releaseId: 301, trackNumber: 20, duration: 200, credits: [{ artistId: 11, role: 'MAIN' }] } // oxfmt-ignore
      const made = await send(`${api}/tracks`, 'POST', track)
      expect(made.body).to.deep.include({ ...track, streams: 0 })
      expect((await send(`${api}/tracks`, 'POST', { ...track, releaseId: 1 })).status).to.equal(422)
      expect((await send(`${api}/tracks`, 'POST', { ...track, credits: [{ artistId: 1, role: 'MAIN' }] })).status).to.equal(422) // oxfmt-ignore
      reset()
      expect((await send(`${api}/tracks/${made.body.id}`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
