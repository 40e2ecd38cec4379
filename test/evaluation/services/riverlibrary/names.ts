/** The branches: name, street, phone, who manages it, seats to read at, open on Sundays, opened. */
export const BRANCHES: [name: string, street: string, phone: string, manager: string, seats: number, isOpenOnSundays: boolean, openedOn: string][] = [
  ['Central Library', '2 Corn Exchange Square', '01632 960210', 'Marguerite Hale', 140, true, '1912-05-06'],
  ['Ferry Lane', '48 Ferry Lane', '01632 960233', 'Dilwyn Probert', 36, false, '1968-09-14'],
  ['Millbrook', '11 Old Mill Road', '01632 960247', 'Soraya Mirza', 52, false, '1987-03-02'],
  ['Northbank', '5 Bargeman Way', '01632 960258', 'Callum Stroud', 64, true, '2009-10-19'],
  ['Weir Street', '90 Weir Street', '01632 960262', 'Winnie Adeyemi', 28, false, '1954-06-21'],
] // oxfmt-ignore

export interface Shelf {
  author: [firstName: string, lastName: string, country: string, birthYear: number]
  /** Title, genre, format, year, pages, copies, and for whom it is. */
  books: [
    title: string,
    genre: string,
    format: string,
    year: number,
    pages: number,
    copies: number,
    audience?: string,
  ][]
}
/** Who wrote what. */
export const SHELVES: Shelf[] = [
  { author: ['Elspeth', 'Corrigan', 'Ireland', 1961], books: [
    ['The Salt Ledger', 'Fiction', 'Paperback', 2011, 342, 4],
    ['A Parish of Rain', 'Fiction', 'Hardback', 2019, 298, 3],
    ['Nobody at the Lock Gate', 'Crime', 'Paperback', 2023, 377, 6],
  ] },
  { author: ['Tobias', 'Wrenfield', 'England', 1954], books: [
    ['Murder on the Tow Path', 'Crime', 'Paperback', 1998, 256, 3],
    ['The Verger Did Not Sleep', 'Crime', 'LargePrint', 2004, 412, 2],
    ['Three Bells for Inspector Gale', 'Crime', 'Paperback', 2016, 301, 5],
  ] },
  { author: ['Marisol', 'Etxeberria', 'Spain', 1972], books: [
    ['House of Late Oranges', 'Fiction', 'Paperback', 2008, 419, 3],
    ['The Cartographer of Cadaques', 'Fiction', 'Hardback', 2021, 368, 2],
  ] },
  { author: ['Haruki', 'Onodera', 'Japan', 1949], books: [
    ['Station Without Clocks', 'Fiction', 'Paperback', 1993, 224, 2],
    ['Snow in the Ticket Hall', 'Poetry', 'Hardback', 2001, 96, 1],
  ] },
  { author: ['Petra', 'Lindqvist', 'Sweden', 1980], books: [
    ['Cold Harbour Light', 'Crime', 'Hardback', 2018, 433, 5],
    ['The Ninth Drowned Man', 'Crime', 'AudioBook', 2022, 512, 2],
  ] },
  { author: ['Jerome', 'Atkinson-Bell', 'England', 1966], books: [
    ['Brick, Steam and Bread', 'History', 'Hardback', 2007, 528, 2],
    ['The Town That Moved Uphill', 'History', 'Paperback', 2015, 316, 3],
  ] },
  { author: ['Nnamdi', 'Okonjo', 'Nigeria', 1977], books: [
    ['Lagos by Candle', 'Fiction', 'Paperback', 2012, 287, 3],
    ['The Second Wife of Mr Bright', 'Fiction', 'Paperback', 2024, 334, 4],
  ] },
  { author: ['Gwenllian', 'Parry', 'Wales', 1938], books: [
    ['Slate and Psalm', 'Poetry', 'Paperback', 1979, 72, 1],
    ['Collected Evenings', 'Poetry', 'Hardback', 2003, 188, 2],
  ] },
  { author: ['Dmitri', 'Kasparin', 'Latvia', 1969], books: [
    ['Orbit of the Grey Comet', 'ScienceFiction', 'Paperback', 2002, 461, 3],
    ['Children of the Slow Ship', 'ScienceFiction', 'Paperback', 2010, 604, 4],
  ] },
  { author: ['Yolanda', 'Pryce', 'England', 1984], books: [
    ['The Quiet Engine', 'ScienceFiction', 'Hardback', 2020, 352, 3],
    ['Rust Moon', 'ScienceFiction', 'AudioBook', 2025, 389, 2, 'YoungAdult'],
  ] },
  { author: ['Bruno', 'Castellani', 'Italy', 1958], books: [
    ['Suppers of the Po Valley', 'Cookery', 'Hardback', 2006, 240, 2],
    ['One Pot, Ten Cousins', 'Cookery', 'Paperback', 2017, 208, 4],
  ] },
  { author: ['Ottoline', 'Frayne', 'England', 1990], books: [
    ['Badger Cannot Find His Hat', 'PictureBook', 'Hardback', 2019, 32, 6, 'Children'],
    ['Badger and the Very Long Bus', 'PictureBook', 'Hardback', 2021, 32, 5, 'Children'],
    ['Badger Goes Upstream', 'PictureBook', 'Paperback', 2024, 36, 4, 'Children'],
  ] },
  { author: ['Kwabena', 'Mensah', 'Ghana', 1963], books: [
    ['A Short Life of Yaa the Printer', 'Biography', 'Paperback', 2014, 276, 2],
  ] },
  { author: ['Isolde', 'Brandt', 'Germany', 1951], books: [
    ['The Woman Who Mapped the Reefs', 'Biography', 'Hardback', 1999, 390, 2],
    ['Letters to a Glassblower', 'Biography', 'LargePrint', 2009, 444, 1],
  ] },
  { author: ['Ravi', 'Sundaram', 'India', 1975], books: [
    ['Why Bridges Sing', 'Science', 'Paperback', 2013, 265, 3],
    ['The Patience of Moss', 'Science', 'Hardback', 2022, 231, 3],
  ] },
  { author: ['Camille', 'Dufresne', 'France', 1988], books: [
    ['Slow Trains to the Pyrenees', 'Travel', 'Paperback', 2016, 302, 3],
    ['Barefoot in Brittany', 'Travel', 'Paperback', 2023, 254, 2],
  ] },
  { author: ['Magnus', 'Thorsson', 'Iceland', 1945], books: [
    ['Walking the Lava Fields', 'Travel', 'Hardback', 1987, 318, 1],
  ] },
  { author: ['Adaeze', 'Bright', 'Nigeria', 1993], books: [
    ['The Girl Who Borrowed Thunder', 'Fiction', 'Paperback', 2022, 278, 4, 'YoungAdult'],
    ['Thunder Comes Home', 'Fiction', 'Hardback', 2025, 310, 5, 'YoungAdult'],
  ] },
  { author: ['Leonard', 'Quill', 'Scotland', 1932], books: [
    ['The Peat Cutter', 'Fiction', 'LargePrint', 1971, 368, 1],
  ] },
  { author: ['Sunniva', 'Dahl', 'Norway', 1979], books: [
    ['Little Troll Minds the Shop', 'PictureBook', 'Hardback', 2015, 28, 3, 'Children'],
    ['What the Lighthouse Ate', 'PictureBook', 'Paperback', 2020, 30, 3, 'Children'],
  ] },
  { author: ['Francis', 'Oduya', 'Kenya', 1970], books: [
    ['How a Seed Counts Days', 'Science', 'Paperback', 2018, 198, 2, 'YoungAdult'],
  ] },
  { author: ['Beatrix', 'Holloway', 'England', 1947], books: [
    ['Tide Mills and Tax Men', 'History', 'Paperback', 1991, 284, 1],
    ['Queens of the Market Hall', 'History', 'AudioBook', 2012, 350, 1],
  ] },
  { author: ['Ciaran', 'Maguire', 'Ireland', 1986], books: [
    ['Soda Bread and Other Arguments', 'Cookery', 'Paperback', 2021, 192, 2],
  ] },
] // oxfmt-ignore

/** Who borrows: name, street, membership. Two are called the same. */
export const READERS: [name: string, street: string, membership: string][] = [
  ['Agnes Tolliver', '7 Corn Street', 'Senior'],
  ['Bashir Rahmani', '22 Bargeman Way', 'Adult'],
  ['Celia Hopcroft', '3 Willow Close', 'Adult'],
  ['Dorian Pike', '61 Weir Street', 'Student'],
  ['Edith Sallow', '14 Almshouse Row', 'Senior'],
  ['Farah Qureshi', '9 Quay Terrace', 'Adult'],
  ['George Limb', '30 Old Mill Road', 'Adult'],
  ['Hannah Treloar', '18 Lock Cottages', 'Student'],
  ['Ivo Petrov', '5 Chandler Street', 'Adult'],
  ['Josephine Amble', '77 Ferry Lane', 'Child'],
  ['Keith Marrable', '12 Sluice Road', 'Senior'],
  ['Lucia Fontana', '41 Cattle Market', 'Adult'],
  ['Martin Osgood', '8 Priory Gardens', 'Adult'],
  ['Nerys Bevan', '26 Bargeman Way', 'Adult'],
  ['Oscar Lindley', '15 Willow Close', 'Child'],
  ['Prudence Catchpole', '2 Almshouse Row', 'Senior'],
  ['Quentin Yarrow', '19 Station Approach', 'Student'],
  ['Rosalind Kerr', '33 Corn Street', 'Adult'],
  ['Samuel Boateng', '6 Sluice Road', 'Adult'],
  ['Thea Winstanley', '54 Weir Street', 'Student'],
  ['Usman Tariq', '10 Quay Terrace', 'Adult'],
  ['Verity Crumb', '28 Priory Gardens', 'Child'],
  ['Walter Higgs', '1 Toll House', 'Senior'],
  ['Ximena Robles', '36 Cattle Market', 'Student'],
  ['Yvonne Partridge', '47 Ferry Lane', 'Adult'],
  ['Zachary Dunmore', '21 Old Mill Road', 'Adult'],
  ['Martin Osgood', '63 Chandler Street', 'Senior'],
  ['Alma Nightingale', '4 Lock Cottages', 'Senior'],
  ['Benedict Swann', '17 Station Approach', 'Adult'],
  ['Corinne Delacourt', '39 Weir Street', 'Adult'],
  ['Desmond Farthing', '13 Priory Gardens', 'Adult'],
  ['Elodie Marsh', '24 Sluice Road', 'Child'],
  ['Fergus Mackie', '58 Corn Street', 'Adult'],
  ['Gita Venkataraman', '11 Quay Terrace', 'Adult'],
  ['Horace Twelvetrees', '9 Almshouse Row', 'Senior'],
  ['Imogen Slade', '31 Willow Close', 'Student'],
  ['Jakub Nowicki', '70 Chandler Street', 'Adult'],
  ['Kirsten Aabye', '16 Bargeman Way', 'Adult'],
  ['Lionel Frost', '45 Cattle Market', 'Senior'],
  ['Mabel Ockenden', '23 Lock Cottages', 'Child'],
  ['Nadia Boutros', '50 Old Mill Road', 'Student'],
  ['Orlando Vickers', '82 Ferry Lane', 'Adult'],
] // oxfmt-ignore
