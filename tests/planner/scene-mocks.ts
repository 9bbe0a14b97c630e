// Stand-ins of the scene's files and textures.
import { Group, Mesh, Texture } from 'three'

export const texts: string[] = []
/** Paths of files that do not come. */
export const missing = new Set<string>()

export const textures = {
  grainTexture: () => new Texture(),
  groundTexture: () => new Texture(),
  environmentTexture: () => new Texture(),
  LabelTexture: class {
    texture = new Texture()
    width = 0
    height = 24
    paint(text: string) {
      const lines = text.split('\n')
      this.width = 7 * Math.max(...lines.map(line => line.length)) + 12
      this.height = 18 * lines.length + 6
      texts.push(text)
    }
  },
}

const garageNames = ['floor', 'shelf', 'back', 'right', 'left', 'front', 'ceiling', 'detached', 'roof']

export const models = {
  loadModel: (path: string) => {
    const model = new Group()
    model.name = path
    if (path.includes('garage'))
      for (const name of garageNames) model.add(Object.assign(new Group().add(new Mesh()), { name }))
    return Promise.resolve(path.includes('tower') || missing.has(path) ? null : model)
  },
  loadPicture: (path: string) => Promise.resolve(missing.has(path) ? null : new Texture()),
}
