/** Ways to write an address of this machine or network, as a person, a page or a redirect may. */
export interface AddressVector {
  name: string
  /** The address, with the port of somebody who must not be reached. */
  url: (port: number) => string
}

const hosts = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.9.9.9',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '%31%32%37.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '0.0.0.0',
  '0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.b.localhost',
  'ｌocalhost',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00::1]',
  '[fd00:ec2::254]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '100.100.100.200',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  'metadata.google.internal',
  'printer.local',
  'router.home.arpa',
  'to-loopback.example',
  'to-loopback.example.',
  'bücher-to-loopback.example',
  'to-ipv6-loopback.example',
  'to-mapped.example',
  'to-private.example',
  'to-metadata.example',
  'to-nat64.example',
]

export const ADDRESS_VECTORS: AddressVector[] = [
  ...hosts.map(host => ({ name: `http://${host}`, url: (port: number) => `http://${host}:${port}/` })),
  { name: 'https://127.0.0.1', url: port => `https://127.0.0.1:${port}/` },
  { name: 'https://[::1]', url: port => `https://[::1]:${port}/` },
  {
    name: 'a public name as user: http://site.example@127.0.0.1',
    url: port => `http://site.example@127.0.0.1:${port}/`,
  },
  { name: 'a public name and port as user', url: port => `http://site.example:80@127.0.0.1:${port}/` },
  { name: 'a backslash: http:\\\\127.0.0.1', url: port => `http:\\\\127.0.0.1:${port}\\` },
  { name: 'no slashes: http:127.0.0.1', url: port => `http:127.0.0.1:${port}` },
  { name: 'white space inside: http://127.0.\\t0.1', url: port => `http://127.0.\t0.1:${port}/` },
]

/** What the names of the vectors stand for. */
export const NAMES: Record<string, string[]> = {
  'site.example': ['127.0.0.2'],
  'to-loopback.example': ['127.0.0.1'],
  'xn--bcher-to-loopback-22b.example': ['127.0.0.1'],
  'to-ipv6-loopback.example': ['::1'],
  'to-mapped.example': ['::ffff:127.0.0.1'],
  'to-private.example': ['10.1.2.3'],
  'to-metadata.example': ['169.254.169.254'],
  'to-nat64.example': ['64:ff9b::7f00:1'],
  'both.example': ['127.0.0.1', '127.0.0.2'],
}
