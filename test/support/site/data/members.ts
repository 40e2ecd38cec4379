export interface Member {
  id: number
  name: string
  email: string
  role: string
  joined: string
  active: boolean
}

const NAMES = [
  ['Ana Ferreira', 'Editor', '2019-03-14', true],
  ['Björn Lindqvist', 'Viewer', '2021-07-02', true],
  ['Chidi Okafor', 'Admin', '2018-11-23', true],
  ['Dora Novak', 'Viewer', '2023-01-09', false],
  ['Emil Schneider', 'Editor', '2020-05-30', true],
  ['Fatima Haddad', 'Viewer', '2022-09-17', true],
  ['Grace Whitfield', 'Editor', '2017-02-01', false],
  ['Hugo Marchetti', 'Viewer', '2024-04-25', true],
] as const

export const MEMBERS: Member[] = NAMES.map(([name, role, joined, active], index) => ({
  id: 101 + index,
  name,
  email: `${name
    .split(' ')[0]!
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')}@willowmere.example`,
  role,
  joined,
  active,
}))
