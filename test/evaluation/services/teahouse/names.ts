export const ORIGINS: [region: string, country: string, altitude: number, harvest: string][] = [
  ['Darjeeling', 'India', 2000, 'March to November'],
  ['Assam', 'India', 90, 'April to December'],
  ['Nilgiri', 'India', 1800, 'All year'],
  ['Uva', 'Sri Lanka', 1400, 'July to September'],
  ['Dimbula', 'Sri Lanka', 1250, 'January to March'],
  ['Fujian', 'China', 700, 'March to May'],
  ['Yunnan', 'China', 1650, 'March to October'],
  ['Zhejiang', 'China', 350, 'March to April'],
  ['Uji', 'Japan', 220, 'May to June'],
  ['Shizuoka', 'Japan', 410, 'April to July'],
  ['Nantou', 'Taiwan', 1300, 'April to November'],
  ['Ilam', 'Nepal', 1750, 'March to October'],
  ['Kericho', 'Kenya', 2150, 'All year'],
  ['Cederberg', 'South Africa', 520, 'January to April'],
]

/** What the shop sells; herbal teas and accessories come from nowhere in particular. */
export const PRODUCTS: [name: string, category: string, region: string | null, price: number, grams: number | null][] =
  [
    ['Margaret Ridge First Flush', 'BLACK', 'Darjeeling', 16.9, 100],
    ['Singtom Autumnal', 'BLACK', 'Darjeeling', 12.4, 100],
    ['Moonlit Muscatel', 'BLACK', 'Darjeeling', 19.8, 100],
    ['Hathikuli Golden Tips', 'BLACK', 'Assam', 10.9, 100],
    ['Brahmaputra Breakfast', 'BLACK', 'Assam', 7.6, 125],
    ['Blue Mountain Frost Tea', 'BLACK', 'Nilgiri', 8.3, 100],
    ['Uva Highlands Pekoe', 'BLACK', 'Uva', 8.9, 100],
    ['Saint James Orange Pekoe', 'BLACK', 'Uva', 9.7, 100],
    ['Dimbula Broken Leaf', 'BLACK', 'Dimbula', 6.8, 125],
    ['Wuyi Smoke Souchong', 'BLACK', 'Fujian', 11.5, 80],
    ['Golden Monkey', 'BLACK', 'Fujian', 17.2, 80],
    ['Dian Hong Spring Buds', 'BLACK', 'Yunnan', 14.6, 80],
    ['Rift Valley Strong', 'BLACK', 'Kericho', 5.9, 125],
    ['Kaproret Purple Leaf', 'BLACK', 'Kericho', 13.3, 80],
    ['Kanyam Second Flush', 'BLACK', 'Ilam', 12.8, 100],
    ['Old Harbour Earl Grey', 'BLACK', null, 8.5, 125],
    ['Longjing Before the Rain', 'GREEN', 'Zhejiang', 24.5, 50],
    ['Anji White Leaf', 'GREEN', 'Zhejiang', 21.4, 50],
    ['Gunpowder Temple Pearl', 'GREEN', 'Zhejiang', 7.2, 100],
    ['Jasmine Dragon Pearls', 'GREEN', 'Fujian', 18.6, 80],
    ['Green Snail of the South', 'GREEN', 'Yunnan', 11.9, 80],
    ['Gyokuro Morning Shade', 'GREEN', 'Uji', 34.9, 50],
    ['Ceremonial Matcha Hana', 'GREEN', 'Uji', 29.5, 30],
    ['Kitchen Matcha', 'GREEN', 'Uji', 13.7, 50],
    ['Sencha Fukamushi', 'GREEN', 'Shizuoka', 15.3, 100],
    ['Genmaicha Farmhouse', 'GREEN', 'Shizuoka', 9.4, 100],
    ['Hojicha Hearth', 'GREEN', 'Shizuoka', 10.2, 100],
    ['Kukicha Twig', 'GREEN', 'Shizuoka', 8.8, 100],
    ['Silver Needle', 'WHITE', 'Fujian', 27.6, 50],
    ['White Peony', 'WHITE', 'Fujian', 13.9, 50],
    ['Moonlight White', 'WHITE', 'Yunnan', 18.1, 50],
    ['Himalaya White Tips', 'WHITE', 'Ilam', 22.3, 50],
    ['Iron Goddess Dark Roast', 'OOLONG', 'Fujian', 19.1, 80],
    ['Big Red Robe', 'OOLONG', 'Fujian', 28.4, 80],
    ['Dong Ding Classic', 'OOLONG', 'Nantou', 20.7, 80],
    ['Alishan Milk Oolong', 'OOLONG', 'Nantou', 23.8, 80],
    ['Oriental Beauty', 'OOLONG', 'Nantou', 31.2, 80],
    ['Shou Cake Little Tiger', 'PU_ERH', 'Yunnan', 26.5, 200],
    ['Sheng Old Arbor', 'PU_ERH', 'Yunnan', 39.9, 100],
    ['Tuocha Mini Nests', 'PU_ERH', 'Yunnan', 12.1, 100],
    ['Cederberg Red', 'ROOIBOS', 'Cederberg', 5.4, 150],
    ['Rooibos Vanilla Dune', 'ROOIBOS', 'Cederberg', 6.3, 150],
    ['Green Rooibos', 'ROOIBOS', 'Cederberg', 7.8, 100],
    ['Alpine Meadow', 'HERBAL', null, 6.1, 75],
    ['Peppermint Nana', 'HERBAL', null, 4.9, 75],
    ['Ginger & Lemongrass', 'HERBAL', null, 5.7, 100],
    ['Cast Iron Teapot Arare', 'ACCESSORY', null, 69, null],
    ['Glass Teapot Lumi', 'ACCESSORY', null, 34.5, null],
    ['Bamboo Matcha Whisk', 'ACCESSORY', null, 18.9, null],
    ['Porcelain Gaiwan', 'ACCESSORY', null, 22.9, null],
    ['Tea Tin Saffron', 'ACCESSORY', null, 9.9, null],
    ['Paper Filters Size 2', 'ACCESSORY', null, 3.9, null],
    ['Yixing Clay Pot', 'ACCESSORY', null, 94, null],
    ['Travel Infuser Bottle', 'ACCESSORY', null, 27.9, null],
  ]

const at = (country: string, city: string, ...names: string[]) =>
  names.map((name): [name: string, city: string, country: string] => [name, city, country])
const PLACED = [
  at('DE', 'Hamburg', 'Greta Petersen', 'Jonas Hinrichs', 'Wiebke Carstens', 'Ole Brodersen', 'Mila Thomsen', 'Henning Voss', 'Silke Ahlers', 'Marten Kruse'), // oxfmt-ignore
  at('DE', 'Bremen', 'Tjark Meinken', 'Elke Osterloh', 'Nils Wessels', 'Frauke Dierks', 'Svenja Lührs'),
  at('DE', 'Leipzig', 'Konrad Böhme', 'Antje Seidel', 'Ronny Krause', 'Luise Hempel'),
  at('DE', 'Munich', 'Xaver Huber', 'Vroni Aigner', 'Benedikt Lechner', 'Theresa Obermaier', 'Korbinian Stadler'),
  at('DE', 'Cologne', 'Aylin Demir', 'Hannes Schmitz', 'Silke Ahlers', 'Ruth Engels', 'Cem Aydin'),
  at('AT', 'Vienna', 'Leopold Wagner', 'Katharina Pichler', 'Florian Gruber', 'Magdalena Eder', 'Stefan Moser', 'Judith Hofer'), // oxfmt-ignore
  at('AT', 'Graz', 'Lukas Steiner', 'Veronika Egger', 'Anton Fuchs'),
  at('NL', 'Utrecht', 'Sanne de Vries', 'Joost Bakker', 'Femke Visser', 'Daan Mulder', 'Lotte Hoekstra'),
  at('NL', 'Rotterdam', 'Ruben Dijkstra', 'Marloes Kuiper', 'Thijs Postma'),
  at('CH', 'Zurich', 'Urs Ammann', 'Regula Bürgi', 'Beat Zollinger', 'Seraina Caduff', 'Flurin Hitz'),
  at('CH', 'Basel', 'Nora Sutter', 'Matthias Gerber'),
  at('DK', 'Aarhus', 'Mette Sørensen', 'Anders Lund', 'Freja Kjær', 'Rasmus Holm'),
  at('DK', 'Odense', 'Signe Dahl', 'Jeppe Krogh'),
  at('BE', 'Ghent', 'Lieven Claes', 'Hilde Maes', 'Bram Wouters'),
]
/** Those of one place do not come one after the other. */
export const CUSTOMERS = PLACED.flat()
  .map((one, index) => ({ one, key: (index * 37) % 61 }))
  .toSorted((a, b) => a.key - b.key)
  .map(({ one }) => one)

export const REMARKS: Record<number, string[]> = {
  1: ['Stale and dusty', 'Arrived torn open'],
  2: ['Too weak for me', 'Expected more at that price'],
  3: ['Solid everyday cup', 'Nothing special'],
  4: ['Lovely aroma', 'Very good, a bit pricey'],
  5: ['My new favourite', 'Outstanding leaf', 'Worth every cent'],
}
