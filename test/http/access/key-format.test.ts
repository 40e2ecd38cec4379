import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { createKey, hashSecret, KEY_PATTERN, readKey } from '../../../src/http/access/key-format.ts'

describe('a key', () => {
  it('has a form that secret scanners find, and is new every time', () => {
    const made = Array.from({ length: 200 }, createKey)
    for (const { key, id } of made) {
      expect(key).to.match(KEY_PATTERN).and.have.lengthOf(62)
      expect(readKey(key)?.id).to.equal(id)
    }
    expect(new Set(made.map(({ key }) => key)).size).to.equal(200)
    expect(new Set(made.map(({ id }) => id)).size).to.equal(200)
  })

  it('is kept as the SHA-256 of its secret alone', () => {
    const { key, sha256 } = createKey()
    const { secret } = readKey(key)!
    expect(sha256).to.equal(createHash('sha256').update(secret).digest('hex')).and.equal(hashSecret(secret))
  })

  it('is told from one that was mistyped by its checksum, wherever the slip is', () => {
    const { key } = createKey()
    for (let at = 4; at < key.length; at++) {
      const letter = key[at]
      if (letter === '_') continue
      const wrong = key.slice(0, at) + (letter === 'x' ? 'y' : 'x') + key.slice(at + 1)
      expect(readKey(wrong), `letter ${at}`).to.equal(undefined)
    }
    for (const wrong of ['', 'agk_', key.slice(0, -1), `${key}0`, ` ${key}`, key.toUpperCase()])
      expect(readKey(wrong)).to.equal(undefined)
  })
})
