// A made-up year for visitors without a file, in the layout in which PSEG Long Island writes one.
// Computed, so that it is the same for everyone: electric kitchen and laundry, two central air
// conditioners that strain the service through a hot July, a heat pump in winter.
const DAYS = 365
/** Wall minute of November 1, 2025, 12 AM. */
const FIRST = Date.UTC(2025, 10, 1) / 60_000

/** Days of the year: July 11 to 24, 2026. */
const HEAT_WAVE = { from: 252, to: 266 } as const

const two = (value: number) => String(value).padStart(2, '0')

/** Between 0 and 1, the same for the same number. */
function chance(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43_758.5453
  return x - Math.floor(x)
}

/** How warm a day is: -1 in January, 1 in July, with spells that last a few days. */
function warmth(day: number): number {
  const season = -Math.cos(((day + FIRST / 1440 - 15) / 365.25) * 2 * Math.PI)
  const spell = Math.sin(day * 0.9) * 0.15 + (chance(Math.floor(day / 3)) - 0.5) * 0.35
  return season + spell
}

function houseKw(day: number, quarter: number): number {
  const hour = quarter / 4
  const seed = day * 96 + quarter
  const warm = warmth(day)
  const isHeatWave = day >= HEAT_WAVE.from && day < HEAT_WAVE.to
  let kw = 0.35 + 0.25 * chance(seed)
  if (hour >= 6 && hour < 9) kw += 0.5 + 0.6 * chance(seed + 7)
  if (hour >= 17 && hour < 23) kw += 0.7 + 0.5 * chance(seed + 3)
  // The range at dinner, and the dryer on some evenings.
  if (hour >= 17.5 && hour < 18.75) kw += 2.6 * chance(day + 0.5) + 0.8
  const dryerFrom = 18 + Math.floor(5 * chance(day * 7))
  if (day % 3 === 0 && warm < 0.4 && hour >= dryerFrom && hour < dryerFrom + 1) kw += 4.4
  if (warm > 0.45 && (hour >= 11 || hour < 3))
    kw += (Math.max(0.8, Math.min(5.6, 12 * (warm - 0.6))) + (isHeatWave ? 4.8 : 0)) * (hour >= 16 ? 1 : 0.7)
  if (warm < -0.5 && (hour >= 18 || hour < 7)) kw += Math.min(3.4, 4 * (-0.45 - warm))
  return kw
}

const times = Array.from({ length: 96 }, (_, quarter) => {
  const hour = Math.floor(quarter / 4)
  return `${hour % 12 || 12}:${two((quarter % 4) * 15)}:00 ${hour < 12 ? 'AM' : 'PM'}`
})

/** 35,036 rows: the hour that the clock leaves out in spring is missing, as in a real file. */
export function exampleYearCsv(): string {
  const rows = ['Start,Meter,kWh']
  const spring = Date.UTC(2026, 2, 8) / 60_000
  for (let day = 0; day < DAYS; day += 1) {
    const midnight = FIRST + day * 1440
    const at = new Date(midnight * 60_000)
    const date = `${two(at.getUTCMonth() + 1)}/${two(at.getUTCDate())}/${at.getUTCFullYear()}`
    for (const [quarter, time] of times.entries())
      if (midnight !== spring || quarter < 7 || quarter > 10)
        rows.push(`"${date} ${time}","Meter #00000000","${(houseKw(day, quarter) / 4).toFixed(2)}"`)
  }
  return `${rows.join('\n')}\n`
}
