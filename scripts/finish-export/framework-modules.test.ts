import { expect, it } from 'vitest'
import { slowModuleIds } from './framework-modules'

const react = 'push(["/a.js",11,(e,t,r)=>{r.a=f(12,()=>1)},46480,(e,t,r)=>{r.hydrateRoot=function(){}}])'
const router = 'push(["/b.js",7,8,(e,t,r)=>{let n={publicAppRouterInstance:function(){return g}}},9,e=>{}])'

it('finds React’s renderer and the router, in the order in which they start', () => {
  expect(slowModuleIds([router, react])).toEqual([46480, 8])
})

it('stops the build when the framework has changed', () => {
  expect(() => slowModuleIds([react])).toThrow('no module of the framework contains "publicAppRouterInstance:function"')
  expect(() => slowModuleIds([router, 'r.hydrateRoot=function(){}'])).toThrow('hydrateRoot')
})
