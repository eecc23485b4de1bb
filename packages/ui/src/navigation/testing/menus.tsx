import { BookOpen, GraduationCap, House, LogOut, NotebookPen, School, UserRound, UsersRound } from 'lucide-react';
import { FlipInRtl } from '../../actions/flip-in-rtl/FlipInRtl.tsx';
import { Badge } from '../../data/badge/Badge.tsx';
import type { NavAccount } from '../account/types.ts';
import type { NavItem } from '../nav-item/types.ts';

/** Menus of the product, for stories and tests of navigation and shells. */
export const teacherItems: readonly NavItem[] = [
  { title: 'خانه', path: '/teacher', icon: <House size="1em" /> },
  {
    title: 'کلاس‌ها',
    path: '/teacher/classes',
    icon: <School size="1em" />,
    children: [
      { title: 'چهارم الف', path: '/teacher/class/4/course/1/homeworks' },
      { title: 'پنجم ب', path: '/teacher/class/5/course/2/homeworks' },
    ],
  },
  {
    title: 'تکلیف‌ها',
    path: '/teacher/homeworks',
    icon: <NotebookPen size="1em" />,
    caption: 'دو تکلیف باز',
    info: <Badge tone="reward">۲</Badge>,
  },
  { title: 'دانش‌آموزان', path: '/teacher/students', icon: <UsersRound size="1em" /> },
  { title: 'آزمایشگاه', path: '/teacher/lab', icon: <GraduationCap size="1em" />, disabled: true },
  { title: 'حساب کاربری', path: '/teacher/profile', icon: <UserRound size="1em" />, isAccount: true },
  {
    title: 'خروج از حساب',
    path: '/exit',
    icon: (
      <FlipInRtl>
        <LogOut size="1em" />
      </FlipInRtl>
    ),
  },
];

export const studentItems: readonly NavItem[] = [
  { title: 'خانه', path: '/student', icon: <House size="1em" /> },
  { title: 'درس', path: '/student/courses/math', icon: <BookOpen size="1em" /> },
  { title: 'تکلیف', path: '/student/homeworks', icon: <NotebookPen size="1em" /> },
  { title: 'حساب کاربری', path: '/student/profile', icon: <UserRound size="1em" />, isAccount: true },
];

export const publicItems: readonly NavItem[] = [
  { title: 'خانه', path: '/' },
  { title: 'درباره ما', path: '/about-us' },
  {
    title: 'معرفی',
    path: '/introduction',
    children: [
      { title: 'مدرسه‌ها و سازمان‌ها', path: '/introduction/for-schools' },
      { title: 'معلم‌ها و مشاورها', path: '/introduction/for-teachers' },
      { title: 'پدر و مادرها', path: '/introduction/for-parents' },
      { title: 'دانش‌آموزان', path: '/introduction/for-students' },
    ],
  },
  { title: 'پرسش‌های پرتکرار', path: '/faq' },
  { title: 'تماس با ما', path: '/contact-us' },
];

export const teacherAccount: NavAccount = {
  name: 'خانم رضایی',
  caption: 'معلم دبستان امید',
  href: '#teacher-profile',
  person: 'girl',
};

export const studentAccount: NavAccount = {
  name: 'پارسا کریمی',
  caption: 'پنجم ب · دبستان امید',
  href: '#student-profile',
  person: 'boy',
  newBadges: 3,
};
