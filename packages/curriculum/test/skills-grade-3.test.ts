import { testSkillsOf } from './properties/skill-suite.ts';

testSkillsOf(3);
