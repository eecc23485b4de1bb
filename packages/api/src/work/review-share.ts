/** Most skills that come back in one homework, and most questions of one. */
const MAX_SKILLS = 8;
const MAX_ITEMS = 4;

/**
 * Questions of the skills that come back beside `freshItems` questions of new skills, so that they are two of five in the
 * whole homework: between 30 and 50 percent, less only where few skills are due. Mixed review of earlier skills is remembered
 * better than one skill at a time (Rohrer et al. 2014, 2015). `due` has none of the new skills, and those of most students
 * come first.
 */
export function shareReviews<Skill extends object>(
  due: readonly Skill[],
  freshItems: number,
): (Skill & { readonly items: number })[] {
  const wanted = Math.round((freshItems * 2) / 3);
  const skills = due.slice(0, Math.min(MAX_SKILLS, Math.max(1, wanted)));
  return skills.map((skill, index) => ({
    ...skill,
    items: Math.min(MAX_ITEMS, Math.floor(wanted / skills.length) + (index < wanted % skills.length ? 1 : 0) || 1),
  }));
}
