import { expect } from 'chai'
import { checkAddress } from '../../../src/registry/added/check-request.ts'

describe('an address that somebody types', () => {
  const ADDRESSES: [given: string, url: string][] = [
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['HTTP://API.example.com', 'http://api.example.com/'],
    ['https://api.example.com/v1?x=1#part', 'https://api.example.com/v1?x=1'],
    ['api.example.com/docs', 'https://api.example.com/docs'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['localhost:8080/docs', 'http://localhost:8080/docs'],
    ['127.0.0.1:9000', 'http://127.0.0.1:9000/'],
    ['[::1]:9000/x', 'http://[::1]:9000/x'],
    ['build-host:3000', 'http://build-host:3000/'],
    ['printer.local', 'http://printer.local/'],
  ]
  for (const [given, url] of ADDRESSES) it(`${given} is ${url}`, () => expect(checkAddress(given)).to.equal(url))

  const REFUSED = [
    'file:///etc/passwd',
    'data:application/json,{}',
    'ws://host/',
    'mailto:a@b.c',
    'docs',
    '../openapi.json',
    'C:\\openapi.json',
    'node server.js',
    'https://',
    'https://user@host/',
    'https://host/?access_token=x',
    'https://host/${HOME}',
    '',
  ]
  for (const given of REFUSED)
    it(`'${given}' is none`, () =>
      expect(() => checkAddress(given))
        .to.throw()
        .with.property('code', 'VALIDATION'))

  for (const given of ['http://169.254.169.254/', 'http://[fd00:ec2::254]/', '169.254.169.254', 'http://0xa9fea9fe/'])
    it(`${given} is refused, whatever the settings say`, () =>
      expect(() => checkAddress(given))
        .to.throw()
        .with.property('code', 'ADDRESS_REFUSED'))
})
