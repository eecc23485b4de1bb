import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allWater, frequency, litLamps, shadowHeight, stepWater, tilt, torque } from './physics.ts';

const weight = fc.record({ mass: fc.integer({ min: 1, max: 9 }), place: fc.integer({ min: -6, max: 6 }) });

describe('the lever', () => {
  it('is balanced where mass times place is the same at both sides, and turns to the heavier one', () => {
    expect(
      torque([
        { mass: 3, place: -4 },
        { mass: 2, place: 6 },
      ]),
    ).toBe(0);
    fc.assert(
      fc.property(fc.array(weight), (weights) => {
        const opposite = weights.map(({ mass, place }) => ({ mass, place: -place }));
        expect(torque(opposite) + torque(weights)).toBe(0);
        expect(Math.sign(tilt(weights))).toBe(Math.sign(torque(weights)));
      }),
    );
  });
});

describe('the string', () => {
  it('sounds an octave higher at half its length, and at four times its tension', () => {
    const one = { length: 0.6, tension: 60, density: 0.001 };
    expect(frequency({ ...one, length: 0.3 })).toBeCloseTo(2 * frequency(one));
    expect(frequency({ ...one, tension: 240 })).toBeCloseTo(2 * frequency(one));
    expect(frequency({ length: 0.5, tension: 100, density: 0.001 })).toBeCloseTo(316.2, 1);
  });
});

describe('the shadow', () => {
  it('grows as the object comes to the lamp, and is as high as the object at the wall', () => {
    expect(shadowHeight({ toObject: 200, toWall: 200, height: 20 })).toBe(20);
    expect(shadowHeight({ toObject: 50, toWall: 200, height: 20 })).toBe(80);
  });
});

describe('the circuit', () => {
  it('lights a lamp through two closed switches alone', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (main, first, second) => {
        expect(litLamps({ main, first, second })).toEqual({ first: main && first, second: main && second });
      }),
    );
    expect(litLamps({ main: false, first: true, second: true })).toEqual({ first: false, second: false });
  });
});

describe('the water', () => {
  it('is never more or less, whatever is done, and nothing is below zero', () => {
    const steps = fc.array(fc.constantFrom('warm', 'cool', 'rain', 'flow'));
    fc.assert(
      fc.property(steps, (done) => {
        let water = { sea: 6, vapor: 0, cloud: 0, mountain: 0 };
        for (const step of done) water = stepWater(water, step);
        expect(allWater(water)).toBe(6);
        expect(Math.min(...Object.values(water))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
