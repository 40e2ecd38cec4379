export interface Product {
  id: string
  name: string
  brand: string
  kind: string
  price: number
  was?: number
  rating: number
  reviews: { by: string; stars: number; text: string }[]
  stock: number
  colours: string[]
  sizes: string[]
  text: string
}

type Line = [
  id: string,
  name: string,
  brand: string,
  kind: string,
  price: number,
  rating: number,
  stock: number,
  was?: number,
]

const LINES: Line[] = [
  ['kettle', 'Fernhill Enamel Kettle', 'Fernhill', 'Kitchen', 34.5, 4.6, 12],
  ['teapot', 'Brookside Stoneware Teapot', 'Brookside', 'Kitchen', 42, 4.8, 5],
  ['apron', 'Linen Apron', 'Fernhill', 'Kitchen', 19.95, 4.1, 40],
  ['board', 'Beech Chopping Board', 'Ashworks', 'Kitchen', 27, 4.4, 0],
  ['mug', 'Speckled Mug', 'Brookside', 'Kitchen', 9.5, 3.9, 120],
  ['trowel', 'Copper Hand Trowel', 'Ashworks', 'Garden', 24.9, 4.7, 33],
  ['gloves', 'Rose Pruning Gloves', 'Thornwell', 'Garden', 16.75, 4.2, 61],
  ['can', 'Watering Can 9 l', 'Thornwell', 'Garden', 29, 4.5, 8, 39],
  ['hose', 'Woven Garden Hose 20 m', 'Thornwell', 'Garden', 48.6, 3.7, 14],
  ['seeds', 'Wildflower Seed Mix', 'Meadow & Co', 'Garden', 4.25, 4.9, 300],
  ['shears', 'Hedge Shears', 'Ashworks', 'Garden', 37.2, 4, 9],
  ['lantern', 'Storm Lantern', 'Fernhill', 'Outdoors', 21, 4.3, 17, 28],
  ['blanket', 'Picnic Blanket', 'Meadow & Co', 'Outdoors', 39.9, 4.6, 22],
  ['flask', 'Vacuum Flask 1 l', 'Brookside', 'Outdoors', 26.4, 4.8, 54],
  ['stool', 'Folding Stool', 'Ashworks', 'Outdoors', 18, 3.4, 0],
  ['hammock', 'Cotton Hammock', 'Meadow & Co', 'Outdoors', 64, 4.7, 3],
  ['cards', 'Bird Playing Cards', 'Meadow & Co', 'Gifts', 8.9, 4.4, 75],
  ['candle', 'Beeswax Candle', 'Fernhill', 'Gifts', 12, 4.5, 90],
  ['print', 'River Map Print', 'Brookside', 'Gifts', 55, 4.9, 7],
  ['jigsaw', 'Mill Jigsaw 500 pieces', 'Meadow & Co', 'Gifts', 17.5, 4, 26],
]

const REVIEWS = [
  { by: 'Tomasz', stars: 5, text: 'Better than the one it replaced.' },
  { by: 'Ines', stars: 4, text: 'Solid. Took four days to arrive.' },
  { by: 'Wren', stars: 2, text: 'The colour is not what the picture shows.' },
]

export const PRODUCTS: Product[] = LINES.map(([id, name, brand, kind, price, rating, stock, was], index) => ({
  ...{ id, name, brand, kind, price, rating, stock },
  ...(was !== undefined && { was }),
  reviews: REVIEWS.slice(0, 1 + (index % 3)),
  colours: index % 2 ? ['Forest', 'Slate'] : ['Cream', 'Forest', 'Rust'],
  sizes: ['apron', 'gloves', 'hammock'].includes(id) ? ['S', 'M', 'L'] : [],
  text: `${name} by ${brand}. Made to last, repaired free of charge for five years.`,
}))

export const money = (value: number): string => `£${value.toFixed(2)}`
