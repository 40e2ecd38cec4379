import { expect } from 'chai'
import { startNewsdesk } from './newsdesk/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the news desk of set ax', () => {
  it('gives cursors, shows people as objects, drops a piece once, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startNewsdesk({ clock })
    try {
      const pieces = `${url}/v1/pieces`
      const sport = data.tarnPieces.filter(one => one.desk.id === 'dsk_sport')
      const first = await send(`${pieces}?deskId=dsk_sport&limit=6`)
      expect(first.body.results).to.deep.equal(sport.slice(0, 6))
      const rest = await send(`${pieces}?deskId=dsk_sport&limit=6&cursor=${first.body.nextCursor}`)
      expect(rest.body).to.deep.equal({ results: sport.slice(6), nextCursor: null })
      expect((await send(`${pieces}?status=done`)).body.error).to.equal('Bad Request')
      expect((await send(`${pieces}?limit=500`)).status).to.equal(400)
      expect((await send(`${pieces}?cursor=nowhere`)).status).to.equal(400)
      expect((await send(`${pieces}?q=MAYOR`)).body.results).to.have.length(1)
      const due = await send(`${pieces}?dueFrom=2026-03-18&dueTo=2026-03-25&limit=100`)
      expect(due.body.results).to.deep.equal(data.tarnPieces.filter(one => one.dueOn >= '2026-03-18' && one.dueOn <= '2026-03-25')) // oxfmt-ignore
      const wish = { title: 'Swans block the ring road', deskId: 'dsk_local', dueOn: '2026-03-24' }
      const made = await send(pieces, 'POST', wish)
      expect(made.body).to.deep.include({ slug: 'swans-block-the-ring', status: 'pitched', reporter: null, editor: { id: 'usr_118', name: 'Maureen Tully' } }) // oxfmt-ignore
      const own = `${pieces}/${made.body.id}`
      const given = await send(own, 'PATCH', { reporterId: 'usr_121' })
      expect([given.body.status, given.body.reporter]).to.deep.equal(['assigned', { id: 'usr_121', name: 'Declan Prior' }]) // oxfmt-ignore
      expect((await send(own, 'PATCH', { reporterId: 'usr_1' })).status).to.equal(400)
      expect((await send(own, 'PATCH', { dueOn: 'soon' })).status).to.equal(400)
      expect((await send(pieces, 'POST', { title: 'Nothing else' })).status).to.equal(400)
      expect((await send(`${own}/submit`, 'POST')).body.status).to.equal('inReview')
      expect((await send(`${own}/spike`, 'POST')).body.status).to.equal('spiked')
      expect((await send(`${own}/spike`, 'POST')).status).to.equal(409)
      const photo = { pieceId: made.body.id, brief: 'Swans', neededBy: '2026-03-20' }
      const asked = await send(`${url}/v1/photo-requests`, 'POST', photo)
      expect(asked.body).to.deep.include({ status: 'open', photographer: null, piece: { id: made.body.id, title: wish.title } }) // oxfmt-ignore
      const work = {
        pieceId: made.body.id,
        personId: 'usr_121',
        activity: 'travel',
        minutes: 45,
        workedOn: '2026-03-17',
      }
      const logged = await send(`${url}/v1/time-entries`, 'POST', work)
      expect((await send(`${url}/v1/time-entries?personId=usr_121&workedFrom=2026-03-17`)).body.results).to.deep.include(logged.body) // oxfmt-ignore
      expect((await send(`${url}/v1/time-entries/${logged.body.id}`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
