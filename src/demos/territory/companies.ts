/**
 * A hundred invented companies by the state they sit in; California and Texas hold the most (specification § C). None
 * shares a distinctive word with the companies of the CRM demo, so that a name says which of the two is meant.
 */
const NAMES: Record<string, string> = {
  CA: `Pacific Lantern Robotics, Golden Tide Analytics, Sequoia Pulse Medical, Mission Bay Genomics, Mojave Helios, Redwood Ledger,
    Silicon Harvest Agritech, Malibu Canvas, Fog City Roasters, Joshua Tree Instruments, Napa Terrace Vintners, Coronado Marine,
    Sierra Nimbus Hosting, Anza Wireless, Monarch Beach Media, Venice Boardwalk Apparel, Mendocino Timber Products, Catalina Aerospace`,
  TX: `Lone Star Bearings, Bluebonnet Data, Alamo Circuit, Rio Bravo Pipelines, Pecan Grove Grocers, Mustang Aerodyne,
    Permian Basin Drilling, Longhorn Ledgerworks, Bayou City Chemicals, Mesquite Grill Supply, Armadillo Networks,
    Big Bend Outfitting, Hill Country Pharmacy, Gulf Coast Desalination, Panhandle Windworks`,
  NY: `Hudson Quay Apparel, Empire Arch Capital, Knickerbocker Press, Finger Lakes Glass, Adirondack Paper, Brooklyn Kiln Ceramics,
    Catskill Hydro, Niagara Current, Manhattan Vector Trading, Montauk Fisheries`,
  FL: `Gulf Meridian Seafoods, Everglade Biofuels, Sunshine Coast Cruises, Key Largo Diving, Citrus Belt Juices, Biscayne Payments,
    Flamingo Hospitality, Pelican Courier`,
  IL: 'Windy City Commodities, Prairie State Tractor, Magnificent Tile, Lincoln Rail Services, Prairie Compass Insurance, Second Harvest Mills',
  WA: 'Puget Sound Shipyards, Rainier Alpine Gear, Emerald Cascade Games, Snoqualmie Hydroponics, Olympic Timberline',
  GA: 'Peachtree Voltage, Magnolia Southern Foods, Savannah Harbor Logistics, Dogwood Title',
  MA: 'Beantown Optics, Charles River Therapeutics, Minuteman Security, Berkshire Toolmakers',
  PA: 'Keystone Cobalt Steel, Allegheny Forge, Susquehanna Packaging, Liberty Bell Brewing',
  CO: 'Mile High Avionics, Front Range Solar, Aspenglow Resorts, Columbine Education',
  NC: 'Carolina Loom Textiles, Outer Banks Boatbuilders, Blue Ridge Furniture',
  OH: 'Buckeye Turbine, Cuyahoga Coatings, Rubber City Tires',
  AZ: 'Saguaro Semiconductors, Copper State Mining, Sonora Desert Nurseries',
  NJ: 'Garden Gate Biosciences, Turnpike Warehousing, Cranberry Bog Farms',
  VA: 'Dominion Cipher, Shenandoah Orchards',
  MN: 'Northern Lakes Cooperative, Mesabi Ironworks',
  MI: 'Great Lakes Drivetrain, Motor City Gauges',
  TN: 'Volunteer Freightways, Smoky Mountain Distillers',
  OR: 'Trillium Outdoor Gear, Willamette Nursery Supply',
}

/** Name and state of every account, in a fixed order. */
export const COMPANIES: readonly { name: string; state: string }[] = Object.entries(NAMES).flatMap(([state, names]) =>
  names.split(',').map(name => ({ name: name.trim(), state })),
)
