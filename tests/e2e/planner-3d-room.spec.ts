// The 3D view's buttons: readable in every state, and none under another at 400% zoom.
import { plannerLabels as words, plannerSceneLabels as scene } from '@/content/words/planner'
import { faintWords } from './contrast'
import { expect, test } from './fixtures'
import { open, sceneIsShown } from './planner-scene'

test.use({ viewport: { width: 320, height: 256 }, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 150_000 })

test('at 320 by 256 px no button covers another, and all are readable in every state', async ({ page }) => {
  await open(page)
  await sceneIsShown(page)
  const names = [
    words.undo,
    words.redo,
    words.reset,
    words.inspector.share,
    ...Object.values(scene.views),
    ...Object.values(scene.presets),
    scene.zoomIn,
    scene.turnRight,
  ]
  const boxes = await Promise.all(
    names.map(async name => ({ name, box: (await page.getByRole('button', { name, exact: true }).boundingBox())! })),
  )
  const overlaps = boxes.flatMap(({ name, box: a }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: b }) =>
          a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1,
      )
      .map(other => `${name} and ${other.name}`),
  )
  expect(overlaps).toEqual([])
  const { faint } = await faintWords(page, [], ['dark'])
  expect(faint).toEqual([])
})
